import { multiBetUnits, systemUnits, type Units } from './blocks.ts';
import { payable } from './payable.ts';
import { milliOf, productOf, type Ratio, ratio, times } from './ratio.ts';
import { effectiveCoef, isSettled, priceOf } from './status.ts';
import { binomial, elementarySymmetric, smallestProduct } from './symmetric.ts';
import type { CouponInput, ExactFigures, Leg } from './types.ts';

/** A choice of the system: `value` of the units beside the `offset` bankers make `combo` lines. */
type SystemOption = { value: number; offset: number; combo: number };

/** The possible sizes of a system with these bets: from 2 to all units but one. Spec: coupon §3, §5. */
export function systemOptions(betCount: number, lobbyCount = 0): SystemOption[] {
  const units = betCount - lobbyCount;
  return Array.from({ length: Math.max(0, units - 2) }, (_, index) => {
    const value = index + 2;
    return { value, offset: lobbyCount, combo: binomial(units, value) };
  });
}

const factors = (units: Units['units'], coefOf: (leg: Leg) => Ratio): Ratio[] =>
  units.map((legs) => productOf(legs.map(coefOf)));

/** Every line costs amount / combo, exactly; the sum is floored once. */
function combined({ amount = 0, systemValue = 2, maxPayout }: CouponInput, { fixed, units }: Units): ExactFigures {
  const combo = binomial(units.length, systemValue);
  const line = ratio(BigInt(amount), BigInt(combo));
  const banker = productOf(fixed.map(priceOf));
  const prices = factors(units, priceOf);
  const all = times(banker, elementarySymmetric(prices, systemValue));
  const settled = fixed.every(isSettled) && units.every((legs) => legs.every(isSettled));
  return {
    combo,
    offset: fixed.length,
    coef: milliOf(times(all, ratio(1n, BigInt(combo)))),
    possibleWin: payable(times(line, all), maxPayout),
    minWin: payable(times(line, times(banker, smallestProduct(prices, systemValue))), maxPayout),
    ...(settled && {
      payout: payable(
        times(
          line,
          times(productOf(fixed.map(effectiveCoef)), elementarySymmetric(factors(units, effectiveCoef), systemValue)),
        ),
        maxPayout,
      ),
    }),
  };
}

export const systemFigures = (input: CouponInput): ExactFigures =>
  combined(input, systemUnits(input.legs, input.isActiveSystemBanker));

export const multiBetFigures = (input: CouponInput): ExactFigures => combined(input, multiBetUnits(input.legs));
