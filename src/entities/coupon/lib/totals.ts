import type { CouponTypeId } from '@contracts/coupon';
import { productMilli } from '@contracts/maths';

import type { Bet } from './bet';

/** The stake of one bet of several singles: its own, or the common one. Minor units. */
export const stakeOf = (bet: Bet, stake: number | null, stakeByBet: Record<string, number | null>): number | null => {
  const own = stakeByBet[bet.market.id];
  return own === undefined ? stake : own;
};

/** What is risked in all, minor units; null while a stake is missing. */
export function totalStake(
  bets: readonly Bet[],
  typeId: CouponTypeId,
  stake: number | null,
  stakeByBet: Record<string, number | null>,
): number | null {
  if (typeId !== 9) return stake;
  const stakes = bets.map((bet) => stakeOf(bet, stake, stakeByBet));
  return stakes.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

/** Odds of a single or an express in thousandths; null for another type, or where a price is missing. */
export function totalOdds(bets: readonly Bet[], typeId: CouponTypeId): number | null {
  const odds = bets.map(({ market }) => market.milliOdds);
  if (typeId > 1 || odds.length === 0 || odds.includes(0)) return null;
  return productMilli(odds);
}
