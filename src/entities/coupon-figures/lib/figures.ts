import type { CouponTypeId } from '@contracts/coupon';
import { isExpress, isOneLine, isSeveralSingles } from '@contracts/coupon-types';
import { couponFigures, type HyperBonus, hyperBonusOf, racingOf } from '@contracts/maths';
import type { EachWayTerms } from '@contracts/race-leg';

import { type Bet, stakeOf } from '@/entities/coupon/@x/coupon-figures';

export type Figures = {
  /** Minor units, at most the largest payout. Null while it is not known. */
  possibleWin: number | null;
  /** Several singles, by market id. */
  winByBet: Record<string, number>;
  /**
   * Odds that multiply the stake of a single or an express. They include the bonus bet, and the player's own price where they set
   * one. Thousandths. Null: unknown.
   */
  milliOdds: number | null;
  /** Odds of the bonus bet, thousandths; null: there is no bonus bet. */
  bonusMilli: number | null;
  /** The hyper bonus on the win, minor units; it is part of `possibleWin`. */
  hyperWin: number;
};

const noFigures: Figures = { possibleWin: null, milliOdds: null, winByBet: {}, bonusMilli: null, hyperWin: 0 };

/** Spec: coupon §5; the arithmetic is in contracts/maths, to the minor unit. `exactCoef`: thousandths. */
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
  /** Half of the stake runs on a place, on these terms. */
  eachWay?: EachWayTerms | null;
}): Figures {
  const { bets, typeId, stake, stakeByBet, maxPayout, exactCoef, isBonusEnabled, manuallyDeletedBonusBet, hyperBonus } =
    slip;
  const { eachWay = null } = slip;
  const amounts = bets.map((bet) => stakeOf(bet, stake, stakeByBet));
  const result = couponFigures({
    typeId,
    legs: bets.map(({ market }) => ({
      ...{ milli: market.milliOdds, kind: market.kind },
      ...(eachWay && racingOf({ eachWay }, market.milliOdds)),
    })),
    ...(eachWay && { isEachWay: true }),
    maxPayout,
    // The price is known before a stake is entered.
    ...(isSeveralSingles(typeId) ? { amounts } : { amount: Math.max(1, stake ?? 1) }),
    ...(exactCoef !== null && isOneLine(typeId) && { exactCoef }),
    ...(isExpress(typeId) && { bonusEnabled: isBonusEnabled, manuallyDeletedBonusBet }),
  });
  if (!result.ok) return noFigures;
  const { possibleWinByBet = [], bonusCoef = null, coef = null } = result.figures;
  const hasStake = isSeveralSingles(typeId) || (stake ?? 0) > 0;
  const possibleWin = hasStake ? result.figures.possibleWin : null;
  // Only an express gets the hyper bonus, and never together with a bonus bet (decision D-57).
  const isRaised =
    hyperBonus !== null && isExpress(typeId) && bonusCoef === null && stake !== null && possibleWin !== null;
  const raise = isRaised ? hyperBonusOf(hyperBonus, stake, possibleWin) : 0;
  const total = possibleWin === null ? null : Math.min(possibleWin + raise, maxPayout ?? Number.MAX_SAFE_INTEGER);
  return {
    possibleWin: total,
    milliOdds: isOneLine(typeId) ? (exactCoef ?? coef) : null,
    bonusMilli: bonusCoef,
    hyperWin: (total ?? 0) - (possibleWin ?? 0),
    winByBet: Object.fromEntries(bets.map(({ market }, index) => [market.id, possibleWinByBet[index] ?? 0])),
  };
}
