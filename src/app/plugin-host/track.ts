import type { ToolsHost } from '@sdk';
import { type Scope, scopeBind } from 'effector';

import { pluginCounted } from './counted';

/** The collector's limit for one text. */
const longest = 128;

/** `host.track`: the event of the collector's table that belongs to plugins. */
export function createTrack(id: string, scope: Scope, warn: (text: string) => void): ToolsHost['track'] {
  const count = scopeBind(pluginCounted, { scope });
  return (event, facts) => {
    const data = facts === undefined ? undefined : JSON.stringify(facts);
    if (event.length > longest || (data ?? '').length > longest)
      warn(`its event "${event}" says too much: it is not counted`);
    else count({ plugin: id, event, data });
  };
}
