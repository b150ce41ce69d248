import { createEvent, createStore, type Scope, scopeBind } from 'effector';

import type { OfficeBackend } from './testing-office.ts';
import type { PluginTickets, TicketHouse, TicketPurchase } from './tickets.ts';

type Call = (name: 'buyTicket' | 'askTicket', ...args: unknown[]) => void;
type Purchases = Readonly<Record<TicketHouse, TicketPurchase>>;

/** The tickets of a test: `answer` reads, `say` is what became of a purchase. */
export function createTestTickets(scope: Scope, answer: OfficeBackend, call: Call) {
  const said = createEvent<Partial<Purchases>>();
  const $purchases = createStore<Purchases>({ toto: { state: 'none' }, lotto: { state: 'none' } }).on(
    said,
    (known, news) => ({ ...known, ...news }),
  );
  const tickets: PluginTickets = {
    read: async (path, schema) => {
      const parsed = schema.safeParse(await answer(`GET ${path}`));
      if (!parsed.success) throw Object.assign(new Error('off contract'), { statusCode: 200, isOffContract: true });
      return parsed.data;
    },
    buy: (house, order) => call('buyTicket', house, order),
    askAgain: (house) => call('askTicket', house),
    $purchases,
  };
  return { tickets, say: scopeBind(said, { scope }) };
}
