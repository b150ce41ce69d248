import { ApiError, ERROR_CODE } from '@contracts/common';
import { CouponCalcBet, PlaceAnswer, type ActionAnswer, type CouponIn } from '@contracts/coupon';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import { z } from '@contracts/zod';

import { toPlacedBet, type PlacedBet } from '@/entities/bet';
import type { BetMarks, Sent } from '@/entities/coupon';
import type { ApiFailure } from '@/shared/api';

import { pricesOf } from './prices';

/** What the server has of the bets now: odds in thousandths by market id, and what keeps them from being placed. */
type News = { prices: Readonly<Record<number, number>>; marks: readonly BetMarks[] };
/** Why the server did not take a slip. `code`: of the contract, 0 when it gave none. */
export type Refusal = { code: number; message: string } & News;
export type RefusedBet = { marketId: number; refusal: Refusal };

/**
 * What became of one slip. `refused`: considered and refused, the key is used up. `key_taken`: another slip went out under its key, so this one was
 * not placed and cannot be under it. `turned_away`: not considered (sign-in, captcha, rate), the same key may go again. `closed`: the key was
 * closed, nothing was placed and nothing will be. `unknown`: nobody may say anything yet.
 */
export type Outcome =
  | { kind: 'accepted'; coupons: PlacedBet[]; refusedBets: RefusedBet[] }
  | { kind: 'refused' | 'key_taken'; refusal: Refusal }
  | { kind: 'turned_away'; refusal: Refusal }
  | { kind: 'closed' }
  | { kind: 'unknown' };

const couponOf = <T>(bet: z.ZodMiniType<T>) => z.object({ coupon: z.object({ bets: z.array(bet) }) });
const Priced = couponOf(z.pick(CouponCalcBet, { marketId: true, coef: true }));
const Marked = couponOf(CouponCalcBet);

function toRefusal({ code, message, data }: { code: number; message: string; data?: unknown }): Refusal {
  return {
    code,
    message,
    prices: pricesOf(Priced.safeParse(data).data?.coupon.bets ?? []),
    marks: Marked.safeParse(data).data?.coupon.bets ?? [],
  };
}

const newsOf = (refusals: readonly Refusal[]): News => ({
  prices: Object.fromEntries(refusals.flatMap(({ prices }) => Object.entries(prices))),
  marks: refusals.flatMap(({ marks }) => marks),
});
/** Of all the bets that were refused; null: none was. */
export function newsOfOutcome(outcome: Outcome): News | null {
  if ('refusal' in outcome) return outcome.refusal;
  return 'refusedBets' in outcome ? newsOf(outcome.refusedBets.map(({ refusal }) => refusal)) : null;
}

/** The server considered the slip and remembers its answer under the key. */
const isVerdict = (code: number): boolean =>
  code === ERROR_CODE.validation || code === ERROR_CODE.serverMessage || (code >= 1001 && code <= 1999);

function outcomeOfError(error: { code: number; message: string; data?: unknown }): Outcome {
  const { code } = error;
  if (code === ERROR_CODE.keyClosed) return { kind: 'closed' };
  // The key is under way: what becomes of it is the question.
  if (code === ERROR_CODE.conflict) return { kind: 'unknown' };
  if (code === ERROR_CODE.keyReused) return { kind: 'key_taken', refusal: toRefusal(error) };
  if (isVerdict(code)) return { kind: 'refused', refusal: toRefusal(error) };
  if (code === ERROR_CODE.tooMany || code === ERROR_CODE.forbidden)
    return { kind: 'turned_away', refusal: toRefusal(error) };
  return { kind: 'unknown' };
}

export function outcomeOfAnswer(data: PlaceAnswer['data']): Outcome {
  if ('coupon' in data) return { kind: 'accepted', coupons: [toPlacedBet(data.coupon)], refusedBets: [] };
  const coupons = data.results.flatMap(({ coupon }) => (coupon ? [toPlacedBet(coupon)] : []));
  const refusedBets = data.results.flatMap(({ marketId, error }) =>
    error ? [{ marketId, refusal: toRefusal(error) }] : [],
  );
  const [first] = refusedBets;
  if (coupons.length === 0)
    return first
      ? { kind: 'refused', refusal: { ...first.refusal, ...newsOf(refusedBets.map(({ refusal }) => refusal)) } }
      : { kind: 'unknown' };
  return { kind: 'accepted', coupons, refusedBets };
}

/** What each coupon of this slip has to be, a line for each: type, stake in minor units, bets in the order of their numbers. */
const lineOf = (typeId: number, stake: number, marketIds: readonly number[]): string =>
  [typeId, stake, ...marketIds.toSorted((a, b) => a - b)].join(' ');
function linesOf({ typeId, amount, amountByBetId, bets }: CouponIn, iso: string): Set<string> {
  const { digits } = currencyFacts(iso);
  const ids = bets.map(({ marketId }) => marketId);
  if (typeId !== 9) return new Set([lineOf(typeId, toMinor(amount, digits), ids)]);
  return new Set(ids.map((id) => lineOf(0, toMinor(amountByBetId?.[String(id)] ?? amount, digits), [id])));
}

/** What became of `sent`, by an answer under its key: an answer about other bets, or another stake, is that of the slip which had the key first. */
export function ownOutcome(outcome: Outcome, { request, iso }: Sent): Outcome {
  if (outcome.kind !== 'accepted') return outcome;
  const own = linesOf(request, iso);
  const isOwn = outcome.coupons.every(({ typeId, stake, legs }) =>
    own.has(
      lineOf(
        typeId,
        stake,
        legs.map(({ marketId }) => marketId),
      ),
    ),
  );
  if (isOwn) return outcome;
  return { kind: 'key_taken', refusal: { code: ERROR_CODE.keyReused, message: '', prices: {}, marks: [] } };
}

const turnedAway: ReadonlySet<ApiFailure['kind']> = new Set([
  'unauthorized',
  'fingerprintRejected',
  'captchaRequired',
  'termsChanged',
]);

/** A failed call. Whatever is not plainly the server's word about this slip says nothing: no answer, a 5xx, a strange shape. */
export function outcomeOfFailure(failure: ApiFailure): Outcome {
  if (turnedAway.has(failure.kind))
    return {
      kind: 'turned_away',
      refusal: { code: failure.statusCode, message: failure.message, prices: {}, marks: [] },
    };
  if (failure.kind !== 'server' || failure.statusCode >= 500) return { kind: 'unknown' };
  return outcomeOfError(failure);
}

/** What the key's call answered when it was first given. */
export function outcomeOfAction({ httpStatus = 0, answer }: z.infer<typeof ActionAnswer>['data']): Outcome {
  if (httpStatus >= 200 && httpStatus < 300) {
    const placed = PlaceAnswer.safeParse(answer);
    return placed.success ? outcomeOfAnswer(placed.data.data) : { kind: 'unknown' };
  }
  const error = ApiError.safeParse(answer);
  return error.success && httpStatus < 500 ? outcomeOfError(error.data) : { kind: 'unknown' };
}
