import { productOf, type Ratio, ratio } from './ratio.ts';
import type { Leg } from './types.ts';

/** Odds before settlement. All odds of one coupon share a denominator, so sums are quick; racing has odds of its own. */
export const priceOf = ({ milli, exact }: Leg): Ratio => exact ?? ratio(2n * BigInt(milli), 2000n);

const powers: bigint[] = [];

/**
 * Product of the odds before settlement. It multiplies plain numbers while these are exact: four bets need one step
 * with large numbers.
 */
export function productOfPrices(legs: readonly Leg[]): Ratio {
  if (legs.some(({ exact }) => exact !== undefined)) return productOf(legs.map(priceOf));
  let [num, part] = [1n, 1];
  for (const { milli } of legs) {
    const next = part * milli;
    if (next > Number.MAX_SAFE_INTEGER) num *= BigInt(part);
    part = next > Number.MAX_SAFE_INTEGER ? milli : next;
  }
  return ratio(num * BigInt(part), (powers[legs.length] ??= 1000n ** BigInt(legs.length)));
}
