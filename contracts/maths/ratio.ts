/** Exact fractions. `den` is above zero. Nothing is reduced, because the numbers of one coupon stay small enough. */
export type Ratio = { readonly num: bigint; readonly den: bigint };

export const ratio = (num: bigint, den = 1n): Ratio => ({ num, den });
export const one = ratio(1n);
const zero = ratio(0n);

export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.num, a.den * b.den);
/** The odds of one coupon share a denominator, so most sums need no other. */
export const plus = (a: Ratio, b: Ratio): Ratio =>
  a.den === b.den ? ratio(a.num + b.num, a.den) : ratio(a.num * b.den + b.num * a.den, a.den * b.den);
export const minus = (a: Ratio, b: Ratio): Ratio =>
  a.den === b.den ? ratio(a.num - b.num, a.den) : ratio(a.num * b.den - b.num * a.den, a.den * b.den);
export const productOf = (values: readonly Ratio[]): Ratio => values.reduce(times, one);
export const sumOf = (values: readonly Ratio[]): Ratio => values.reduce(plus, zero);

/** Negative, zero or positive, as `a` is below, at or above `b`. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const smaller = (a: Ratio, b: Ratio): Ratio => (compare(b, a) < 0 ? b : a);

/** Rounds down to a whole number. The value is never negative. */
export const floorOf = ({ num, den }: Ratio): bigint => num / den;

/** Rounds to the nearest whole number, halves away from zero. Values of this folder are never negative. */
const roundOf = ({ num, den }: Ratio): bigint => (2n * num + den) / (2n * den);

/** Odds in thousandths: round3 of the specification, as a whole number. */
export const milliOf = ({ num, den }: Ratio): bigint => roundOf(ratio(num * 1000n, den));
