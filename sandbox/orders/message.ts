import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { Message } from '../messages/index.ts';
import type { Order } from './store.ts';

/** What the player hears of an order that has ended; null: nothing. */
export function messageOf(order: Order): Message | null {
  const { kind, side, state, milli, got, code, couponId, stake, iso, facts } = order;
  if (state === 'waiting' || state === 'dropped' || state === 'removed') return null;
  const { outcome, groupName, home, away } = facts;
  return {
    ...{ kind: 'order', order: kind, what: state, side, asked: milli, outcome, groupName, home, away },
    ...(got !== null && { got }),
    ...(code !== null && { code }),
    ...(couponId !== null && { number: String(couponId) }),
    ...(stake !== null && iso !== null && { stake: toWire(stake, currencyFacts(iso).digits), iso }),
  };
}
