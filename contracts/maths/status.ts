import { productOf, type Ratio, ratio, times } from './ratio.ts';
import type { Leg } from './types.ts';

/** A deduction cuts the winnings, and so do place terms; the stake stays. */
const isCut = ({ deduction = 0, fraction = 1 }: Leg): boolean => deduction > 0 || fraction > 1;

/** Odds before settlement. All odds of one coupon share a denominator, so sums are quick. */
export function priceOf(leg: Leg): Ratio {
  const { milli, deduction = 0, fraction = 1 } = leg;
  if (!isCut(leg)) return ratio(2n * BigInt(milli), 2000n);
  const parts = 100_000n * BigInt(fraction);
  return ratio(parts + (BigInt(milli) - 1000n) * BigInt(100 - deduction), parts);
}

const powers: bigint[] = [];

/**
 * Product of the odds before settlement. It multiplies plain numbers while these are exact: four bets need one step
 * with large numbers.
 */
export function productOfPrices(legs: readonly Leg[]): Ratio {
  if (legs.some(isCut)) return productOf(legs.map(priceOf));
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

export const isReturned = ({ statusId }: Leg): boolean => statusId === 2 || statusId === 3;

const half = ratio(1n, 2n);

/**
 * The factor of a settled bet: lose 0, win c, returns 1, half win half return (c + 1) / 2, half lose half return 1 / 2,
 * half lose half win c / 2. After a dead heat only a part of the stake has won. An open bet has none, so callers ask
 * `isSettled` first. Spec: coupon §4.
 */
export function effectiveCoef(leg: Leg): Ratio {
  const price = priceOf(leg);
  switch (leg.statusId) {
    case 0:
      return ratio(0n, 2000n);
    case 1:
      return leg.deadHeat === undefined ? price : times(price, ratio(BigInt(leg.deadHeat), 1_000_000n));
    case 2:
    case 3:
      return ratio(2000n, 2000n);
    case 4:
      return ratio(price.num + price.den, 2n * price.den);
    case 5:
      return ratio(1000n, 2000n);
    case 6:
      return times(price, half);
    default:
      throw new Error('An open bet has no effective coefficient.');
  }
}
