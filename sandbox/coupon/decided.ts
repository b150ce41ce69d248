import { betStatuses } from '../../contracts/coupon.ts';
import type { Minor } from '../../contracts/maths/index.ts';
import { figuresOf } from './figures.ts';
import type { StoredCoupon } from './types.ts';

type Known = Pick<StoredCoupon, 'typeId' | 'bets' | 'amount' | 'terms'>;

/**
 * Was the stake lost? A payout of 0 is no proof of that: a void coupon on an advance that was never paid for has
 * nothing to give back.
 */
export const isLost = ({ statusId, payout }: Pick<StoredCoupon, 'statusId' | 'payout'>): boolean =>
  payout === 0 && statusId !== betStatuses.return && statusId !== betStatuses.forcedReturn;

/** The coupon's payout if each open bet ended like this. */
function payoutWith(coupon: Known, statusId: typeof betStatuses.win | typeof betStatuses.lose): Minor {
  const bets = coupon.bets.map((bet) => (bet.statusId < 0 ? { ...bet, statusId } : bet));
  return figuresOf({ ...coupon, bets }).payout ?? 0;
}

/**
 * The coupon's payout when its open bets cannot change it; otherwise null. A payout only grows or only falls with each
 * bet, so it lies between "all of them win" and "all of them lose". These are decided: an express with a lost bet, a
 * system with too few bets left for a line, a chain without money, a conditional coupon whose first block is lost, an
 * anti-express with a lost bet. A later return can only raise the price of that anti-express; `settle.ts` then pays the
 * rest.
 */
export function decidedPayout(coupon: Known): Minor | null {
  const best = payoutWith(coupon, betStatuses.win);
  return best === payoutWith(coupon, betStatuses.lose) ? best : null;
}

/** The most that a coupon can still pay, by the known results. */
export const stillPossible = (coupon: Known): Minor =>
  Math.max(payoutWith(coupon, betStatuses.win), payoutWith(coupon, betStatuses.lose));
