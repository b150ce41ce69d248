import { type PluginEntry, PluginPermission } from '@contracts/plugin';

import { pluginLine } from '@/entities/plugin';
import { logWarning } from '@/shared/lib/logger';

import { countUse } from './uses';

/** The command itself when the entry was granted the permission, otherwise one that only logs the refusal. */
type Grant = <Args extends unknown[]>(
  permission: PluginPermission,
  command: (...args: Args) => void,
) => (...args: Args) => void;

/** The permissions of one plugin, and the log of its refused calls. */
export type Grants = { can: (permission: string) => boolean; grant: Grant; warn: (text: string) => void };

/** Commands of one plugin in a second; more is a storm. Fault F98. */
const commandsPerSecond = 50;

export function createGrants(entry: PluginEntry): Grants {
  const warn = (text: string) => logWarning(pluginLine(entry, 'run', text));
  const granted = new Set<string>(PluginPermission.options.filter((name) => entry.permissions?.includes(name)));

  let [second, count] = [0, 0];
  const isStorm = () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    if (count === commandsPerSecond + 1) warn('it commands too much: the rest is dropped');
    return count > commandsPerSecond;
  };
  return {
    can: (name) => granted.has(name),
    warn,
    grant: (permission, command) => {
      if (granted.has(permission))
        return (...args) => {
          if (isStorm()) return;
          countUse(entry.id, permission);
          command(...args);
        };
      return () => {
        warn(`it has no permission "${permission}"`);
      };
    },
  };
}
