import { figuresOfLines, type LineSums } from './lines-sums.ts';
import { minus, one, plus, productOf, type Ratio, sumOf } from './ratio.ts';
import { smallestProduct } from './symmetric.ts';
import type { CouponInput, ExactFigures } from './types.ts';

/** Sum of the products of all non-empty subsets: Π(1 + c) − 1. */
const allLines = (coefs: readonly Ratio[]): Ratio => minus(productOf(coefs.map((coef) => plus(one, coef))), one);

/** All sizes from the singles up. */
export const luckySums = ({ legs }: CouponInput): LineSums => ({
  combo: 2 ** legs.length - 1,
  all: (coefOf) => allLines(legs.map(coefOf)),
  smallest: (coefOf) => smallestProduct(legs.map(coefOf), 1),
});

/** All sizes from the doubles up. */
export const patentSums = ({ legs }: CouponInput): LineSums => ({
  combo: 2 ** legs.length - 1 - legs.length,
  all: (coefOf) => {
    const coefs = legs.map(coefOf);
    return minus(allLines(coefs), sumOf(coefs));
  },
  smallest: (coefOf) => smallestProduct(legs.map(coefOf), 2),
});

export const luckyFigures = (input: CouponInput): ExactFigures => figuresOfLines(input, luckySums(input));
export const patentFigures = (input: CouponInput): ExactFigures => figuresOfLines(input, patentSums(input));
