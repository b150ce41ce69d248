import type { PluginHost } from '@sdk';

import { countUse } from './uses';

/** Stores of the facade that need a permission. What an app calls is counted where it is granted. */
const stores = [
  ['$session', 'session:read'],
  ['$balance', 'balance:read'],
] as const;

/** The facade itself, which also counts when a store of it is read. A copy of it would read them. */
export function countedStores(id: string, host: PluginHost): PluginHost {
  const shown = { ...host };
  for (const [member, permission] of stores) {
    const $store = host[member];
    const read = () => {
      if (host.can(permission)) countUse(id, permission);
      return $store;
    };
    Object.defineProperty(shown, member, { get: read, enumerable: true });
  }
  return shown;
}
