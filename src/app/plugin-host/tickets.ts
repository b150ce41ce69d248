import type { PluginTickets } from '@sdk';
import { type Scope, scopeBind } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { $purchases, ticketAsked, ticketsOpened, ticketsRead, ticketWanted } from '@/features/pools/buy-ticket';
import { isPressed } from '@/shared/press';

import { createCaller } from './calls';
import type { Grants } from './grants';

/** The data that an app of tickets may read. */
const openPath = /^\/(?:toto|lotto)-api\/v1(?:\/[\w-]+)+$/;

/** `host.tickets` of a plugin that may. */
export function createTickets(scope: Scope, entry: PluginEntry, grants: Grants): PluginTickets {
  const ask = createCaller(scope, entry, { ...grants, openPath });
  scopeBind(ticketsOpened, { scope })();
  const told = scopeBind(ticketsRead, { scope });
  const want = scopeBind(ticketWanted, { scope });
  return {
    // What the app shows of draws is held against what was promised. Row FAIR-19.
    read: async (path, schema, query = {}) => {
      const answer = await ask('tickets:read', { method: 'GET', path, query }, schema);
      told({ path, answer });
      return answer;
    },
    buy: grants.grant('tickets:buy', (house, order) => {
      if (isPressed(entry.id)) want({ house, order: { ...order } });
      else grants.warn('it buys a ticket that nobody pressed for: nothing is bought');
    }),
    askAgain: grants.grant('tickets:buy', scopeBind(ticketAsked, { scope })),
    $purchases,
  };
}
