import type { CouponTypeId } from '@contracts/coupon';
import { isOneLine } from '@contracts/coupon-types';
import { productMilli } from '@contracts/maths';

import type { Bet } from '@/entities/coupon/@x/coupon-figures';

/** Odds of a single or an express in thousandths; null for another type, or where a price is missing. */
export function totalOdds(bets: readonly Bet[], typeId: CouponTypeId): number | null {
  const odds = bets.map(({ market }) => market.milliOdds);
  if (!isOneLine(typeId) || odds.length === 0 || odds.includes(0)) return null;
  return productMilli(odds);
}
