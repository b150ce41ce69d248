import { ApiError, ERROR_CODE } from '@contracts/common';
import { CouponCalcBet, PlaceAnswer, type ActionAnswer } from '@contracts/coupon';
import { milliFromWire } from '@contracts/maths';
import { z } from '@contracts/zod';

import { toPlacedBet, type PlacedBet } from '@/entities/bet';
import type { ApiFailure } from '@/shared/api';

/** Why the server did not take a slip. `code`: of the contract, 0 when it gave none. `prices`: the odds it has now, thousandths. */
export type Refusal = { code: number; message: string; prices: Readonly<Record<number, number>> };
export type RefusedBet = { marketId: number; refusal: Refusal };

/**
 * What became of one slip. `refused`: considered and refused, the key is used up. `turned_away`: not considered (sign-in, captcha, rate),
 * the same key may go again. `closed`: the key was closed, nothing was placed and nothing will be. `unknown`: nobody may say anything yet.
 */
export type Outcome =
  | { kind: 'accepted'; coupons: PlacedBet[]; refusedBets: RefusedBet[] }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'turned_away'; refusal: Refusal }
  | { kind: 'closed' }
  | { kind: 'unknown' };

const NewValues = z.object({
  coupon: z.object({ bets: z.array(z.pick(CouponCalcBet, { marketId: true, coef: true })) }),
});

function toRefusal({ code, message, data }: { code: number; message: string; data?: unknown }): Refusal {
  const values = NewValues.safeParse(data);
  const bets = values.success ? values.data.coupon.bets : [];
  return {
    code,
    message,
    prices: Object.fromEntries(bets.map(({ marketId, coef }) => [marketId, milliFromWire(coef)])),
  };
}

/** The server considered the slip and remembers its answer under the key. */
const isVerdict = (code: number): boolean =>
  code === ERROR_CODE.validation || code === ERROR_CODE.serverMessage || (code >= 1001 && code <= 1999);

function outcomeOfError(error: { code: number; message: string; data?: unknown }): Outcome {
  const { code } = error;
  if (code === ERROR_CODE.keyClosed) return { kind: 'closed' };
  // This key went out before with other contents: what became of those is the question.
  if (code === ERROR_CODE.keyReused || code === ERROR_CODE.conflict) return { kind: 'unknown' };
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
  if (coupons.length === 0) return first ? { kind: 'refused', refusal: first.refusal } : { kind: 'unknown' };
  return { kind: 'accepted', coupons, refusedBets };
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
    return { kind: 'turned_away', refusal: { code: failure.statusCode, message: failure.message, prices: {} } };
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
