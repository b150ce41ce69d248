import type { CouponTypeId } from '@contracts/coupon';
import { couponFigures, hyperBonusOf, type HyperBonus } from '@contracts/maths';

import type { Bet } from './bet';
import { stakeOf } from './totals';

export type Figures = {
  /** Minor units, never above the largest payout; null while it cannot be said. */
  possibleWin: number | null;
  /** Several singles, by market id. */
  winByBet: Record<string, number>;
  /** Odds that multiply the stake of a single or an express: the bonus bet inside, the player's own price where set. Thousandths; null: unknown. */
  milliOdds: number | null;
  /** Odds of the bonus bet, thousandths; null: there is none. */
  bonusMilli: number | null;
  /** What the hyper bonus adds to the win, minor units; it is part of `possibleWin`. */
  hyperWin: number;
};

const noFigures: Figures = { possibleWin: null, milliOdds: null, winByBet: {}, bonusMilli: null, hyperWin: 0 };

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
  /** Minor units. */
  hyperBonus: HyperBonus | null;
}): Figures {
  const { bets, typeId, stake, stakeByBet, maxPayout, exactCoef, isBonusEnabled, manuallyDeletedBonusBet, hyperBonus } =
    slip;
  const amounts = bets.map((bet) => stakeOf(bet, stake, stakeByBet));
  const result = couponFigures({
    typeId,
    legs: bets.map(({ market }) => ({ milli: market.milliOdds, kind: market.kind })),
    maxPayout,
    // The price is known before there is a stake.
    ...(typeId === 9 ? { amounts } : { amount: Math.max(1, stake ?? 1) }),
    ...(exactCoef !== null && typeId < 2 && { exactCoef }),
    ...(typeId === 1 && { bonusEnabled: isBonusEnabled, manuallyDeletedBonusBet }),
  });
  if (!result.ok) return noFigures;
  const { possibleWinByBet = [], bonusCoef = null, coef = null } = result.figures;
  const hasStake = typeId === 9 || (stake ?? 0) > 0;
  const possibleWin = hasStake ? result.figures.possibleWin : null;
  // Of an express alone, and never beside a bonus bet (decision D-57).
  const isRaised = hyperBonus !== null && typeId === 1 && bonusCoef === null && stake !== null && possibleWin !== null;
  const raise = isRaised ? hyperBonusOf(hyperBonus, stake, possibleWin) : 0;
  const total = possibleWin === null ? null : Math.min(possibleWin + raise, maxPayout ?? Number.MAX_SAFE_INTEGER);
  return {
    possibleWin: total,
    milliOdds: typeId > 1 ? null : (exactCoef ?? coef),
    bonusMilli: bonusCoef,
    hyperWin: (total ?? 0) - (possibleWin ?? 0),
    winByBet: Object.fromEntries(bets.map(({ market }, index) => [market.id, possibleWinByBet[index] ?? 0])),
  };
}
