import { currencyFacts } from '../../contracts/currencies.ts';
import { milliToWire, toWire } from '../../contracts/maths/index.ts';
import type { Order as WireOrder } from '../../contracts/orders.ts';
import { offered } from '../coupon/index.ts';
import { textOf } from '../messages/index.ts';
import { localize } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { messageOf } from './message.ts';
import type { Order } from './store.ts';

const secondsOf = (ms: number): number => Math.floor(ms / 1000);

/** An order in a language. */
export function orderView(world: World, order: Order, lng: string): WireOrder {
  const { facts, iso, stake, endsAt, doneAt, got, couponId } = order;
  const message = messageOf(order);
  const { simulator } = world;
  const [match, market] = [simulator.match(order.gameId), simulator.market(order.marketId)];
  const isOffered = match !== undefined && market !== undefined && !match.isFinished;
  return {
    id: String(order.id),
    kind: order.kind,
    side: order.side,
    odds: milliToWire(order.milli),
    until: order.until,
    endsAt: endsAt === null ? null : secondsOf(endsAt),
    state: order.state,
    madeAt: secondsOf(order.madeAt),
    doneAt: doneAt === null ? null : secondsOf(doneAt),
    got: got === null ? null : milliToWire(got),
    stake: stake === null || iso === null ? null : toWire(stake, currencyFacts(iso).digits),
    currency: iso,
    couponId: couponId === null ? null : String(couponId),
    code: order.code,
    outcome: localize(facts.outcome, lng),
    groupName: localize(facts.groupName, lng),
    opp1: localize(facts.home, lng),
    opp2: localize(facts.away, lng),
    said: message === null ? null : textOf(message, lng).text,
    ...(isOffered && { market: offered(world, { match, market }, lng) }),
  };
}
