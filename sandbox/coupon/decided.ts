import { BET_STATUS } from '../../contracts/coupon.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { figuresOf } from './figures.ts';
import type { StoredCoupon } from './types.ts';

type Known = Pick<StoredCoupon, 'typeId' | 'bets' | 'amount' | 'terms'>;

/** What the coupon pays when each bet without a result ends like this. */
function payoutWith(coupon: Known, statusId: typeof BET_STATUS.win | typeof BET_STATUS.lose): Minor {
  const bets = coupon.bets.map((bet) => (bet.statusId < 0 ? { ...bet, statusId } : bet));
  return figuresOf({ ...coupon, bets }).payout ?? 0;
}

/**
 * What a coupon pays whatever comes of its open bets; null while that hangs on them. A payout grows or falls with each bet, so it stands
 * between "all of them win" and "all of them lose": an express with a lost bet, a system with too few bets left for a line, a chain whose
 * account is empty, a conditional coupon whose first block is lost, an anti-express with a lost bet. A return later can only raise the
 * price of that anti-express: `settle.ts` pays the rest then.
 */
export function decidedPayout(coupon: Known): Minor | null {
  const best = payoutWith(coupon, BET_STATUS.win);
  return best === payoutWith(coupon, BET_STATUS.lose) ? best : null;
}

/** The most that a coupon can still bring by the results that are known. */
export const stillPossible = (coupon: Known): Minor =>
  Math.max(payoutWith(coupon, BET_STATUS.win), payoutWith(coupon, BET_STATUS.lose));
