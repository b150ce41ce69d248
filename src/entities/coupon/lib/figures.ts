import type { CouponTypeId } from '@contracts/coupon';
import { couponFigures } from '@contracts/maths';

import type { Bet } from './bet';
import { stakeOf } from './totals';

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
