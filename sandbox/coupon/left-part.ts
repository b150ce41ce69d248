import type { CouponCalc } from '../../contracts/coupon.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { Purse } from './account.ts';
import type { StakeLimits } from './limits.ts';

/** On the wire: what open bets leave, where that is less than the house's own maximum. */
export const leftPart = ({ left, max }: StakeLimits, { digits }: Purse): Pick<CouponCalc, 'left'> =>
  left === undefined ? {} : { left: { marketId: left.marketId, of: left.of, amount: toWire(max ?? 0, digits) } };
