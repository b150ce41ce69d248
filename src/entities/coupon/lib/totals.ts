import type { CouponTypeId } from '@contracts/coupon';
import { isSeveralSingles } from '@contracts/coupon-types';

import type { Bet } from './bet';

/** The stake of one bet of several singles: its own, or the common one. Minor units. */
export const stakeOf = (bet: Bet, stake: number | null, stakeByBet: Record<string, number | null>): number | null => {
  const own = stakeByBet[bet.market.id];
  return own === undefined ? stake : own;
};

/** What the player risks in all, minor units. Null while a stake is missing. */
export function totalStake(
  bets: readonly Bet[],
  typeId: CouponTypeId,
  stake: number | null,
  stakeByBet: Record<string, number | null>,
): number | null {
  if (!isSeveralSingles(typeId)) return stake;
  const stakes = bets.map((bet) => stakeOf(bet, stake, stakeByBet));
  return stakes.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}
