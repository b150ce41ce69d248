import { offeredBonusMilli } from './bonus-bet.ts';
import { paidBonusMilli } from './paid-bonus.ts';
import { payable } from './payable.ts';
import { productOfPrices } from './price.ts';
import { milliOf, productOf, type Ratio, ratio, times } from './ratio.ts';
import { effectiveCoef, isSettled } from './status.ts';
import type { CouponInput, ExactFigures, Milli } from './types.ts';

const raised = (odds: Ratio, bonus: Milli): bigint => milliOf(times(odds, ratio(BigInt(bonus), 1000n)));

/**
 * Rounds odds once, on the final product. The player is paid by the rounded odds, because those were shown (decision
 * D-52). `bonus`: promised, and paid by the results; 1000 is none.
 */
function oneLine({ legs, amount = 0, exactCoef, maxPayout }: CouponInput, bonus: Milli, paid: () => Milli) {
  const stake = BigInt(amount);
  const pays = (milli: bigint) => payable(ratio(stake * milli, 1000n), maxPayout);
  const coef = raised(productOfPrices(legs), bonus);
  return {
    coef,
    possibleWin: pays(exactCoef === undefined ? coef : BigInt(exactCoef)),
    ...(legs.every(isSettled) && { payout: pays(raised(productOf(legs.map(effectiveCoef)), paid())) }),
  };
}

export const singleFigures = (input: CouponInput): ExactFigures => oneLine(input, 1000, () => 1000);

export function expressFigures(input: CouponInput): ExactFigures {
  const bonus = offeredBonusMilli(input);
  const bonusCoef = bonus === null ? null : BigInt(bonus);
  return { ...oneLine(input, bonus ?? 1000, () => paidBonusMilli(input)), bonusCoef };
}
