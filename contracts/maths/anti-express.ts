import { payable } from './payable.ts';
import { productOfPrices } from './price.ts';
import { milliOf, minus, one, productOf, type Ratio, ratio, times } from './ratio.ts';
import { isSettled } from './status.ts';
import type { CouponInput, ExactFigures, Leg } from './types.ts';

/** Chances and margins are whole millionths. */
export const millionths = 1_000_000;

/** The margin of the fair odds of the opposite outcome (decision D-522). */
const usualMargin = 60_000;
const lowestOffered = 1010n;

const chanceOf = ({ chance = 0 }: Leg): Ratio => ratio(BigInt(chance), BigInt(millionths));

/**
 * Odds that not all of the legs win: the fair ones by their chances, less the margin. Null when they would be below
 * 1.01.
 */
function antiExpressMilli(legs: readonly Leg[], margin: number): bigint | null {
  const { num, den } = times(
    minus(one, productOf(legs.map(chanceOf))),
    ratio(BigInt(millionths + margin), BigInt(millionths)),
  );
  const milli = milliOf(ratio(den, num));
  return milli < lowestOffered ? null : milli;
}

/** Wins when the express of the same bets loses. Returned bets are taken out, and the others make a new price. */
export function antiExpressFigures(input: CouponInput): ExactFigures {
  const { legs, amount = 0, antiExpressMargin = usualMargin, maxPayout } = input;
  const coef = milliOf(productOfPrices(legs));
  const antiExpressCoef = antiExpressMilli(legs, antiExpressMargin);
  if (antiExpressCoef === null) return { coef, antiExpressCoef, possibleWin: null };

  const stake = BigInt(amount);
  const pays = (milli: bigint) => payable(ratio(stake * milli, 1000n), maxPayout);
  const payout = (): bigint => {
    const left = legs.filter(({ statusId }) => statusId !== 2 && statusId !== 3);
    if (left.length === 0) return pays(1000n);
    if (left.some(({ statusId }) => statusId === 0))
      return pays(antiExpressMilli(left, antiExpressMargin) ?? antiExpressCoef);
    return left.every(({ statusId }) => statusId === 1) ? 0n : pays(1000n);
  };
  return {
    coef,
    antiExpressCoef,
    possibleWin: pays(antiExpressCoef),
    ...(legs.every(isSettled) && { payout: payout() }),
  };
}
