import { payable } from './payable.ts';
import { milliOf, minus, one, plus, productOf, type Ratio, ratio, sumOf, times } from './ratio.ts';
import { effectiveCoef, isSettled, priceOf } from './status.ts';
import { smallestProduct } from './symmetric.ts';
import type { CouponInput, ExactFigures } from './types.ts';

/** Sum of the products of all non-empty subsets: Π(1 + c) − 1. */
const allLines = (coefs: readonly Ratio[]): Ratio => minus(productOf(coefs.map((coef) => plus(one, coef))), one);

type Lines = { combo: number; linesOf: (coefs: readonly Ratio[]) => Ratio; smallest: number };

function figures({ legs, amount = 0, maxPayout }: CouponInput, { combo, linesOf, smallest }: Lines): ExactFigures {
  const line = ratio(BigInt(amount), BigInt(combo));
  const prices = legs.map(priceOf);
  const all = linesOf(prices);
  return {
    combo,
    coef: milliOf(times(all, ratio(1n, BigInt(combo)))),
    possibleWin: payable(times(line, all), maxPayout),
    minWin: payable(times(line, smallestProduct(prices, smallest)), maxPayout),
    ...(legs.every(isSettled) && { payout: payable(times(line, linesOf(legs.map(effectiveCoef))), maxPayout) }),
  };
}

/** All sizes from the singles up. */
export const luckyFigures = (input: CouponInput): ExactFigures =>
  figures(input, { combo: 2 ** input.legs.length - 1, linesOf: allLines, smallest: 1 });

/** All sizes from the doubles up. */
export const patentFigures = (input: CouponInput): ExactFigures =>
  figures(input, {
    combo: 2 ** input.legs.length - 1 - input.legs.length,
    linesOf: (coefs) => minus(allLines(coefs), sumOf(coefs)),
    smallest: 2,
  });
