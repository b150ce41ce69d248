import { CouponCalcBet, type CouponIn, type PlaceAnswer } from '@contracts/coupon';
import { isSeveralSingles } from '@contracts/coupon-types';
import { currencyFacts } from '@contracts/currencies';
import { LimitStop } from '@contracts/limits';
import { toMinor } from '@contracts/maths';
import { z } from '@contracts/zod';

import { type PlacedBet, toPlacedBet } from '@/entities/bet/@x/placement';
import type { BetMarks, Sent } from '@/entities/coupon/@x/placement';
import type { Outcome as KeyOutcome } from '@/shared/keyed-call';

import { pricesOf } from './prices';

/** What the server says about the bets now: odds in thousandths by market id, and the marks that keep bets from being placed. */
type News = { prices: Readonly<Record<number, number>>; marks: readonly BetMarks[] };
/**
 * Why the server refused a slip. `code`: a code of the contract; 0: the server gave none. `limit`: the player's own one
 * that stopped it.
 */
export type Refusal = { code: number; message: string; limit?: LimitStop } & News;
export type RefusedBet = { marketId: number; refusal: Refusal };

/**
 * The accepted part of a slip. Several singles bring one coupon for each bet, and the server may refuse some of them.
 */
export type Placed = { coupons: PlacedBet[]; refusedBets: RefusedBet[] };
/**
 * What became of one slip (see `Outcome` of the keyed call). A slip is refused when the server accepted none of its
 * bets.
 */
export type Outcome =
  | ({ kind: 'accepted' } & Placed)
  | { kind: 'refused' | 'key_taken' | 'turned_away'; refusal: Refusal }
  | { kind: 'closed' };

const couponOf = <T>(bet: z.ZodMiniType<T>) => z.object({ coupon: z.object({ bets: z.array(bet) }) });
const Priced = couponOf(z.object({ marketId: CouponCalcBet.shape.marketId, coef: CouponCalcBet.shape.coef }));
const Marked = couponOf(CouponCalcBet);
const Stopped = z.object({ limit: LimitStop });

function toRefusal({ code, message, data }: { code: number; message: string; data?: unknown }): Refusal {
  const limit = Stopped.safeParse(data).data?.limit;
  return {
    code,
    message,
    ...(limit === undefined ? {} : { limit }),
    prices: pricesOf(Priced.safeParse(data).data?.coupon.bets ?? []),
    marks: Marked.safeParse(data).data?.coupon.bets ?? [],
  };
}

const newsOf = (refusals: readonly Refusal[]): News => ({
  prices: Object.fromEntries(refusals.flatMap(({ prices }) => Object.entries(prices))),
  marks: refusals.flatMap(({ marks }) => marks),
});
/** What the server says about all bets that it refused. Null: it refused none. */
export function newsOfOutcome(outcome: Outcome): News | null {
  if ('refusal' in outcome) return outcome.refusal;
  return 'refusedBets' in outcome ? newsOf(outcome.refusedBets.map(({ refusal }) => refusal)) : null;
}

/** Null: the answer says nothing about any bet. */
export function placedOf(data: PlaceAnswer['data']): Placed | null {
  if ('coupon' in data) return { coupons: [toPlacedBet(data.coupon)], refusedBets: [] };
  const coupons = data.results.flatMap(({ coupon }) => (coupon ? [toPlacedBet(coupon)] : []));
  const refusedBets = data.results.flatMap(({ marketId, error }) =>
    error ? [{ marketId, refusal: toRefusal(error) }] : [],
  );
  return coupons.length + refusedBets.length > 0 ? { coupons, refusedBets } : null;
}

export function outcomeOf(outcome: KeyOutcome<Placed>): Outcome {
  if (outcome.kind === 'closed') return outcome;
  if (outcome.kind !== 'done') return { kind: outcome.kind, refusal: toRefusal(outcome.refusal) };
  const { coupons, refusedBets } = outcome.result;
  const [first] = refusedBets;
  if (coupons.length > 0 || !first) return { kind: 'accepted', coupons, refusedBets };
  return { kind: 'refused', refusal: { ...first.refusal, ...newsOf(refusedBets.map(({ refusal }) => refusal)) } };
}

/** One line of text for each coupon that this slip must bring: type, stake in minor units, bets in the order of their numbers. */
const lineOf = (typeId: number, stake: number, marketIds: readonly number[]): string =>
  [typeId, stake, ...marketIds.toSorted((a, b) => a - b)].join(' ');
function linesOf({ typeId, amount, amountByBetId, bets }: CouponIn, iso: string): Set<string> {
  const { digits } = currencyFacts(iso);
  const ids = bets.map(({ marketId }) => marketId);
  if (!isSeveralSingles(typeId)) return new Set([lineOf(typeId, toMinor(amount, digits), ids)]);
  return new Set(ids.map((id) => lineOf(0, toMinor(amountByBetId?.[String(id)] ?? amount, digits), [id])));
}

/** False: the answer is about other bets or another stake, so it belongs to the slip that had the key first. */
export function isOwn({ coupons }: Placed, { request, iso }: Sent): boolean {
  const own = linesOf(request, iso);
  return coupons.every(({ typeId, stake, legs }) =>
    own.has(
      lineOf(
        typeId,
        stake,
        legs.map(({ marketId }) => marketId),
      ),
    ),
  );
}
