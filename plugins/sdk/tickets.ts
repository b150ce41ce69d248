import type { Store } from 'effector';

import type { Contract } from './answer.ts';

/** The kind of tickets: pools of matches, or lotteries. */
export type TicketHouse = 'toto' | 'lotto';

/**
 * The last purchase. `isUnheard`: its answer was lost, and the page asks what became of it; nothing is sent twice. `refused`:
 * nothing was bought; `code` is that of the contract, 0 when the page gave the purchase up, `message` for the player.
 */
export type TicketPurchase =
  | { state: 'none' }
  | { state: 'sent'; isUnheard: boolean }
  | { state: 'bought'; ticketId: number }
  | { state: 'refused'; code: number; message: string };

/** Tickets of pools and lotteries, below `/toto-api/v1/` and `/lotto-api/v1/`. Since 1.3.0. */
export type PluginTickets = {
  /** `tickets:read`. The answer has passed the schema. Rejects with an `OfficeFailure`. */
  read: <T>(path: string, schema: Contract<T>, query?: Readonly<Record<string, string>>) => Promise<T>;
  /** `tickets:buy`. Only at a press of the player on a button that names the price. The host keeps the key, and asks after a lost answer. */
  buy: (house: TicketHouse, order: object) => void;
  /** `tickets:buy`. The player does not want to wait for the next look at a lost answer. */
  askAgain: (house: TicketHouse) => void;
  $purchases: Store<Readonly<Record<TicketHouse, TicketPurchase>>>;
};
