import { offeredBonusMilli } from './bonus-bet.ts';
import { payable } from './money.ts';
import { milliOf, one, productOf, ratio, times, type Ratio } from './ratio.ts';
import { effectiveCoef, isSettled, productOfPrices } from './status.ts';
import type { CouponInput, ExactFigures } from './types.ts';

/** Odds are rounded once, on the final product, and the rounded ones are paid: what is shown is what is paid (decision D-52). */
function oneLine({ legs, amount = 0, exactCoef, maxPayout }: CouponInput, bonus: Ratio) {
  const stake = BigInt(amount);
  const pays = (milli: bigint) => payable(ratio(stake * milli, 1000n), maxPayout);
  const coef = milliOf(times(productOfPrices(legs), bonus));
  // One bet that is not a full win takes the bonus bet with it.
  const factor = legs.every(({ statusId }) => statusId === 1) ? bonus : one;
  return {
    coef,
    possibleWin: pays(exactCoef === undefined ? coef : BigInt(exactCoef)),
    ...(legs.every(isSettled) && { payout: pays(milliOf(times(productOf(legs.map(effectiveCoef)), factor))) }),
  };
}

export const singleFigures = (input: CouponInput): ExactFigures => oneLine(input, one);

export function expressFigures(input: CouponInput): ExactFigures {
  const bonus = offeredBonusMilli(input);
  const bonusCoef = bonus === null ? null : BigInt(bonus);
  return { ...oneLine(input, bonusCoef === null ? one : ratio(bonusCoef, 1000n)), bonusCoef };
}
