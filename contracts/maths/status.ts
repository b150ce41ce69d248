import { type Ratio, ratio } from './ratio.ts';
import type { Leg } from './types.ts';

/** Odds before settlement. All odds of one coupon share a denominator, so sums are quick. */
export const priceOf = ({ milli }: Leg): Ratio => ratio(2n * BigInt(milli), 2000n);

const powers: bigint[] = [];

/**
 * Product of the odds before settlement. It multiplies plain numbers while these are exact: four bets need one step
 * with large numbers.
 */
export function productOfPrices(legs: readonly Leg[]): Ratio {
  let [num, part] = [1n, 1];
  for (const { milli } of legs) {
    const next = part * milli;
    if (next > Number.MAX_SAFE_INTEGER) num *= BigInt(part);
    part = next > Number.MAX_SAFE_INTEGER ? milli : next;
  }
  return ratio(num * BigInt(part), (powers[legs.length] ??= 1000n ** BigInt(legs.length)));
}

/** False while the bet is not calculated (-2) or its game has not started (-1). */
export const isSettled = ({ statusId = -2 }: Leg): boolean => statusId >= 0;

/**
 * The factor of a settled bet: lose 0, win c, returns 1, half win half return (c + 1) / 2, half lose half return 1 / 2,
 * half lose half win c / 2. An open bet has none, so callers ask `isSettled` first. Spec: coupon §4.
 */
export function effectiveCoef(leg: Leg): Ratio {
  const milli = BigInt(leg.milli);
  switch (leg.statusId) {
    case 0:
      return ratio(0n, 2000n);
    case 1:
      return ratio(2n * milli, 2000n);
    case 2:
    case 3:
      return ratio(2000n, 2000n);
    case 4:
      return ratio(milli + 1000n, 2000n);
    case 5:
      return ratio(1000n, 2000n);
    case 6:
      return ratio(milli, 2000n);
    default:
      throw new Error('An open bet has no effective coefficient.');
  }
}
