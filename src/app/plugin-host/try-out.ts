import type { PluginHost } from '@sdk';

import { tryOutOf } from '@/entities/plugin';
import type { CreateHost } from '@/widgets/plugin-slot';

import { countUse } from './uses';

const blockMs = 1500;

/** Stores of the facade that need a permission. What an app calls is counted where it is granted. */
const stores = [
  ['$session', 'session:read'],
  ['$balance', 'balance:read'],
] as const;

/** The facade itself, which also counts when a store of it is read. */
function counted(id: string, host: PluginHost): PluginHost {
  const shown = { ...host };
  for (const [member, permission] of stores) {
    const $store = host[member];
    const read = () => {
      countUse(id, permission);
      return $store;
    };
    Object.defineProperty(shown, member, { get: read, enumerable: true });
  }
  return shown;
}

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Outside production: counts what an app uses, and breaks it as the control room has asked. Row PLUG-67. */
export function tryOut(create: CreateHost, ...[entry, feedback]: Parameters<CreateHost>): ReturnType<CreateHost> {
  const kind = tryOutOf(entry.id);
  if (kind === 'throws') throw new Error('Broken on purpose, by the control room');
  if (kind === 'slow') block(blockMs);
  const host = create(entry, kind === 'never' ? { ...feedback, ready: () => undefined } : feedback);
  return host instanceof Promise ? host.then((late) => counted(entry.id, late)) : counted(entry.id, host);
}
