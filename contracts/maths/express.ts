import { offeredBonusMilli } from './bonus-bet.ts';
import { payable } from './payable.ts';
import { milliOf, one, productOf, type Ratio, ratio, times } from './ratio.ts';
import { effectiveCoef, isSettled, productOfPrices } from './status.ts';
import type { CouponInput, ExactFigures } from './types.ts';

/**
 * Rounds odds once, on the final product. The player is paid by the rounded odds, because they saw those (decision
 * D-52).
 */
function oneLine({ legs, amount = 0, exactCoef, maxPayout }: CouponInput, bonus: Ratio) {
  const stake = BigInt(amount);
  const pays = (milli: bigint) => payable(ratio(stake * milli, 1000n), maxPayout);
  const coef = milliOf(times(productOfPrices(legs), bonus));
  // When one bet is not a full win, there is no bonus bet either.
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
