import { payable } from './payable.ts';
import { milliOf, type Ratio, ratio } from './ratio.ts';
import { isSettled, productOfPrices } from './status.ts';
import type { CouponInput, ExactFigures } from './types.ts';

/**
 * The margin of the house, in thousandths: the fair price of the opposite outcome is multiplied by it (decision D-51).
 */
const usualAntiExpressFactor = 950;
const lowestOffered = 1010n;

/** Odds that an express with the odds C loses: factor × C / (C − 1). Null when they would be below 1.01. */
function antiExpressMilli({ num, den }: Ratio, factor = usualAntiExpressFactor): bigint | null {
  const milli = milliOf(ratio(BigInt(factor) * num, 1000n * (num - den)));
  return milli < lowestOffered ? null : milli;
}

/** Wins when the express of the same bets loses. Returned bets are taken out, and the others make a new price. */
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
