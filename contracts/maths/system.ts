import { multiBetUnits, systemUnits, type Units } from './blocks.ts';
import { figuresOfLines, type LineSums } from './lines-sums.ts';
import { productOf, type Ratio, times } from './ratio.ts';
import { binomial, elementarySymmetric, smallestProduct } from './symmetric.ts';
import type { CouponInput, ExactFigures, Leg } from './types.ts';

/** A choice of the system: `value` of the units that are not bankers and the `offset` bankers make `combo` lines. */
type SystemOption = { value: number; offset: number; combo: number };

/** The possible sizes of a system with these bets: from 2 to all units but one. Spec: coupon §3, §5. */
export function systemOptions(betCount: number, lobbyCount = 0): SystemOption[] {
  const units = betCount - lobbyCount;
  return Array.from({ length: Math.max(0, units - 2) }, (_, index) => {
    const value = index + 2;
    return { value, offset: lobbyCount, combo: binomial(units, value) };
  });
}

/** Lines of `systemValue` units, each with the bankers or the lobby. */
function sumsOf({ systemValue = 2 }: CouponInput, { fixed, units }: Units): LineSums {
  const banker = (coefOf: (leg: Leg) => Ratio) => productOf(fixed.map(coefOf));
  const factors = (coefOf: (leg: Leg) => Ratio) => units.map((legs) => productOf(legs.map(coefOf)));
  return {
    combo: binomial(units.length, systemValue),
    offset: fixed.length,
    all: (coefOf) => times(banker(coefOf), elementarySymmetric(factors(coefOf), systemValue)),
    smallest: (coefOf) => times(banker(coefOf), smallestProduct(factors(coefOf), systemValue)),
  };
}

export const systemSums = (input: CouponInput): LineSums =>
  sumsOf(input, systemUnits(input.legs, input.isActiveSystemBanker));

export const systemFigures = (input: CouponInput): ExactFigures => figuresOfLines(input, systemSums(input));

export const multiBetFigures = (input: CouponInput): ExactFigures =>
  figuresOfLines(input, sumsOf(input, multiBetUnits(input.legs)));
