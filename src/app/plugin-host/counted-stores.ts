import type { PluginHost } from '@sdk';

import { countUse } from './uses';

/** Stores of the facade that need a permission. Calls of an app are counted where they are granted. */
const stores = [
  ['$session', 'session:read'],
  ['$balance', 'balance:read'],
] as const;

/** The facade itself, which also counts when a store of it is read. */
export function countedStores(id: string, host: PluginHost): PluginHost {
  for (const [member, permission] of stores) {
    const own = Object.getOwnPropertyDescriptor(host, member);
    const read = (): unknown => {
      if (host.can(permission)) countUse(id, permission);
      return own?.get?.() ?? own?.value;
    };
    Object.defineProperty(host, member, { get: read });
  }
  return host;
}
