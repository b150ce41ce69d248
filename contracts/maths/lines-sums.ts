import { payable } from './payable.ts';
import { priceOf } from './price.ts';
import { milliOf, type Ratio, ratio, times } from './ratio.ts';
import { effectiveCoef, isSettled } from './status.ts';
import type { CouponInput, ExactFigures, Leg } from './types.ts';

type CoefOf = (leg: Leg) => Ratio;

/** A coupon of many lines: `all` sums what they bring, `smallest` is the cheapest of them; each for a stake of one. */
export type LineSums = {
  combo: number;
  offset?: number;
  all: (coefOf: CoefOf) => Ratio;
  smallest: (coefOf: CoefOf) => Ratio;
};

/** Every line costs amount / combo, exactly; the sum is floored once. */
export function figuresOfLines(input: CouponInput, { combo, offset, all, smallest }: LineSums): ExactFigures {
  const { legs, amount = 0, maxPayout } = input;
  const line = ratio(BigInt(amount), BigInt(combo));
  const prices = all(priceOf);
  return {
    combo,
    ...(offset !== undefined && { offset }),
    coef: milliOf(times(prices, ratio(1n, BigInt(combo)))),
    possibleWin: payable(times(line, prices), maxPayout),
    minWin: payable(times(line, smallest(priceOf)), maxPayout),
    ...(legs.every(isSettled) && { payout: payable(times(line, all(effectiveCoef)), maxPayout) }),
  };
}
