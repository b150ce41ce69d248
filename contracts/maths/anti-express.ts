import { payable } from './money.ts';
import { milliOf, ratio, type Ratio } from './ratio.ts';
import { isSettled, productOfPrices } from './status.ts';
import type { CouponInput, ExactFigures } from './types.ts';

/** Margin of the house: the fair price of the opposite outcome times this, in thousandths (decision D-51). */
const ANTI_EXPRESS_FACTOR = 950;
const LOWEST_OFFERED = 1010n;

/** Odds that an express of the odds C loses: factor × C / (C − 1), or null where that is below 1.01. */
function antiExpressMilli({ num, den }: Ratio, factor = ANTI_EXPRESS_FACTOR): bigint | null {
  const milli = milliOf(ratio(BigInt(factor) * num, 1000n * (num - den)));
  return milli < LOWEST_OFFERED ? null : milli;
}

/** Wins when the express of the same bets loses; returned bets are taken out and the price is made again without them. */
export function antiExpressFigures({ legs, amount = 0, antiExpressFactor, maxPayout }: CouponInput): ExactFigures {
  const express = productOfPrices(legs);
  const coef = milliOf(express);
  const antiExpressCoef = antiExpressMilli(express, antiExpressFactor);
  if (antiExpressCoef === null) return { coef, antiExpressCoef, possibleWin: null };

  const stake = BigInt(amount);
  const pays = (milli: bigint) => payable(ratio(stake * milli, 1000n), maxPayout);
  const payout = (): bigint => {
    const left = legs.filter(({ statusId }) => statusId !== 2 && statusId !== 3);
    if (left.length === 0) return pays(1000n);
    if (left.some(({ statusId }) => statusId === 0))
      return pays(antiExpressMilli(productOfPrices(left), antiExpressFactor) ?? antiExpressCoef);
    return left.every(({ statusId }) => statusId === 1) ? 0n : pays(1000n);
  };
  return {
    coef,
    antiExpressCoef,
    possibleWin: pays(antiExpressCoef),
    ...(legs.every(isSettled) && { payout: payout() }),
  };
}
