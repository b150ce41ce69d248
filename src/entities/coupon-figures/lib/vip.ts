import type { CouponTypeId } from '@contracts/coupon';
import { isSeveralSingles } from '@contracts/coupon-types';

import { isLiveBet } from '@/entities/coupon/@x/coupon-figures';

/** How far above the maximum a trader may be asked (decision D-55). */
export const vipFactor = 10;

/** `max`: minor units, null is unbounded. Spec: coupon §5. */
export const isVipAvailable = (slip: {
  isSiteOn: boolean;
  max: number | null;
  bets: readonly Parameters<typeof isLiveBet>[0][];
  typeId: CouponTypeId;
}): boolean =>
  slip.isSiteOn &&
  slip.max !== null &&
  slip.bets.length > 0 &&
  !isSeveralSingles(slip.typeId) &&
  slip.bets.every((bet) => !isLiveBet(bet));
