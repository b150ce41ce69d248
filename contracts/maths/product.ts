import { productOfPrices } from './price.ts';
import { milliOf } from './ratio.ts';
import type { Milli } from './types.ts';

/**
 * Odds of an express of these odds: the exact product, rounded once to thousandths, halves up. Without odds: 1000.
 * Spec: coupon §5, D-52.
 */
export function productMilli(odds: readonly Milli[]): Milli {
  const product = milliOf(productOfPrices(odds.map((milli) => ({ milli }))));
  return product > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(product);
}
