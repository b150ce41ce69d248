import type { CouponTypeId } from '@contracts/coupon';
import { couponFigures, productMilli } from '@contracts/maths';

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

/** Odds of the whole slip in thousandths; null where the type has none, or a price is missing. */
export function totalOdds(bets: readonly Bet[], typeId: CouponTypeId): number | null {
  const odds = bets.map(({ market }) => market.milliOdds);
  if (typeId === 9 || odds.length === 0 || odds.includes(0)) return null;
  return productMilli(odds);
}

export type Figures = {
  /** Minor units, never above the largest payout; null while it cannot be said. */
  possibleWin: number | null;
  /** Several singles, by market id. */
  winByBet: Record<string, number>;
};

/** Spec: coupon §5; the arithmetic is that of contracts/maths, to the minor unit. `exactCoef`: thousandths. */
export function figuresOf(slip: {
  bets: readonly Bet[];
  typeId: CouponTypeId;
  stake: number | null;
  stakeByBet: Record<string, number | null>;
  maxPayout: number | null;
  exactCoef: number | null;
  isBonusEnabled: boolean;
  manuallyDeletedBonusBet: boolean;
}): Figures {
  const { bets, typeId, stake, stakeByBet, maxPayout, exactCoef, isBonusEnabled, manuallyDeletedBonusBet } = slip;
  const amounts = bets.map((bet) => stakeOf(bet, stake, stakeByBet));
  const result = couponFigures({
    typeId,
    legs: bets.map(({ market }) => ({ milli: market.milliOdds, kind: market.kind })),
    maxPayout,
    ...(typeId === 9 ? { amounts } : { amount: stake ?? undefined }),
    ...(exactCoef !== null && typeId < 2 && { exactCoef }),
    ...(typeId === 1 && { bonusEnabled: isBonusEnabled, manuallyDeletedBonusBet }),
  });
  if (!result.ok) return { possibleWin: null, winByBet: {} };
  const { possibleWin, possibleWinByBet = [] } = result.figures;
  return {
    possibleWin,
    winByBet: Object.fromEntries(bets.map(({ market }, index) => [market.id, possibleWinByBet[index] ?? 0])),
  };
}
