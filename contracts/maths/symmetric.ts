import { compare, productOf, type Ratio, ratio } from './ratio.ts';

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** C(n, k); 0 where k is outside 0..n. Exact for every allowed coupon. */
export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
}

/**
 * E(values, k): the sum, over all subsets of k elements, of the subset's product. Its recurrence takes O(n·k); listing
 * the subsets of 10 from 19 would take 92 378 products.
 */
export function elementarySymmetric(values: readonly Ratio[], k: number): Ratio {
  const den = values.reduce((common, value) => (common / gcd(common, value.den)) * value.den, 1n);
  const sums = [1n, ...Array.from({ length: k }, () => 0n)];
  values.forEach(({ num, den: own }, index) => {
    const whole = num * (den / own);
    for (let size = Math.min(k, index + 1); size > 0; size -= 1) {
      sums[size] = (sums[size] ?? 0n) + whole * (sums[size - 1] ?? 0n);
    }
  });
  return ratio(sums[k] ?? 0n, den ** BigInt(k));
}

/** Product of the k smallest: the odds of the cheapest winning line. */
export const smallestProduct = (values: readonly Ratio[], k: number): Ratio =>
  productOf(values.toSorted(compare).slice(0, k));
