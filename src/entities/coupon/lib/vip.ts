import type { CouponTypeId } from '@contracts/coupon';

import type { Bet } from './bet';
import { isLiveBet } from './marks';

/** How far above the maximum a trader may be asked (decision D-55). */
export const VIP_FACTOR = 10;

/** `max`: minor units, null is unbounded. Spec: coupon §5. */
export const isVipAvailable = (slip: {
  isSiteOn: boolean;
  max: number | null;
  bets: readonly Bet[];
  typeId: CouponTypeId;
}): boolean =>
  slip.isSiteOn &&
  slip.max !== null &&
  slip.bets.length > 0 &&
  slip.typeId !== 9 &&
  slip.bets.every((bet) => !isLiveBet(bet));
