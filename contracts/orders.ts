/** Orders and alerts of a player: an outcome, the odds that they wait for, and until when. Rows ORDER-01 to ORDER-06. */
import { dataOf, Id, Seconds, WireMoney, WireOdds } from './common.ts';
import { OfferedMarket } from './sharing.ts';
import { z } from './zod.ts';

/** `waiting`: of one player. `days`: the farthest end. `kept`: how many ended ones the list has. */
export const orderBounds = { waiting: 20, days: 30, kept: 30, leastOdds: 1.01, mostOdds: 1000 } as const;

/** `tell` says that the odds are there; `place` places a single bet at them. */
export const OrderKind = z.enum(['tell', 'place']);
export type OrderKind = z.infer<typeof OrderKind>;
/** At these odds or higher, or at these or lower. A bet is never placed at lower odds than its player named. */
const Side = z.enum(['above', 'below']);
export type OrderSide = z.infer<typeof Side>;
/** The start of the match, its end, or a moment. */
const Until = z.enum(['start', 'end', 'time']);
export type OrderUntil = z.infer<typeof Until>;

export const OrderRequest = z.object({
  kind: OrderKind,
  marketId: Id,
  side: Side,
  odds: WireOdds.check(z.minimum(orderBounds.leastOdds), z.maximum(orderBounds.mostOdds)),
  until: Until,
  /** With `until: 'time'`. */
  endsAt: z.optional(Seconds),
  /** With `kind: 'place'`; the account is the active one when absent. */
  stake: z.optional(WireMoney.check(z.positive())),
  accountId: z.optional(Id),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

/**
 * `ended`: the odds did not come in time. `dropped`: the player took a break or may not bet any more. `removed`: the
 * player deleted it.
 */
const State = z.enum(['waiting', 'told', 'placed', 'refused', 'ended', 'dropped', 'removed']);
export type OrderState = z.infer<typeof State>;

/** `said`: what became of it, in the language of the call; null while it waits and for what was dropped. `got`: the odds that came. `code`: why a bet was refused. `market`: the outcome while it is on offer, with its odds now. */
export const Order = z.object({
  id: z.string(),
  kind: OrderKind,
  side: Side,
  odds: WireOdds,
  until: Until,
  endsAt: z.nullable(Seconds),
  state: State,
  madeAt: Seconds,
  doneAt: z.nullable(Seconds),
  got: z.nullable(WireOdds),
  stake: z.nullable(WireMoney),
  currency: z.nullable(z.string()),
  couponId: z.nullable(z.string()),
  code: z.nullable(z.int()),
  outcome: z.string(),
  groupName: z.string(),
  opp1: z.string(),
  opp2: z.string(),
  said: z.nullable(z.string()),
  market: z.optional(OfferedMarket),
});
export type Order = z.infer<typeof Order>;

/** The open ones first, the newest first in each part. */
export const OrdersAnswer = dataOf(z.array(Order));
export const OrderAnswer = dataOf(Order);
