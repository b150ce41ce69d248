import type { CouponTypeId } from '@contracts/coupon';
import { couponFigures, type Leg } from '@contracts/maths';

import type { Bet } from './bet';
import { noLineFigures } from './no-line-figures';

/** Of the types that are more than one line. Money in minor units, odds in thousandths; null while it cannot be said. */
export type LineFigures = {
  possibleWin: number | null;
  /** What one right line brings. Spec: coupon §3 "calcSystemsMin". */
  minWin: number | null;
  /** Number of lines; null: the type has none. */
  combo: number | null;
  /** Odds of the slip: the average line, or of an anti-express that the express loses. */
  milliOdds: number | null;
  /** An anti-express below 1.01 is not offered. */
  isOffered: boolean;
  /** Conditional: the largest amount of each block, the first one's first; null: unbounded. */
  maxByBlock: (number | null)[];
};

export type LineSlip = {
  /** As `arranged` has them. */
  bets: readonly Bet[];
  typeId: CouponTypeId;
  stake: number | null;
  systemValue: number;
  isActiveSystemBanker: boolean;
  /** Conditional, one a block: null is as much as possible, 0 no sum. The first is the stake. */
  stakeByBlock: readonly (number | null)[];
  maxPayout: number | null;
  maxBetAmount: number | null;
};

const legOf = ({ market, blockId }: Bet): Leg => ({ milli: market.milliOdds, kind: market.kind, block: blockId });

/** Whether the house offers the opposite of the express of these bets. Spec: decision D-51. */
export function isAntiExpressOffered(bets: readonly Bet[]): boolean {
  const result = couponFigures({ typeId: 6, legs: bets.map(legOf), amount: 1 });
  return !result.ok || result.figures.possibleWin !== null;
}

/** Spec: coupon §5; the arithmetic is that of contracts/maths, to the minor unit. */
export function lineFiguresOf(slip: LineSlip): LineFigures {
  const { bets, typeId, stake, systemValue, isActiveSystemBanker, stakeByBlock, maxPayout, maxBetAmount } = slip;
  // Lines and odds are known before there is a stake.
  const amount = stake ?? 1;
  const amounts = stakeByBlock.map((own, index) => (index === 0 ? amount : own === 0 ? null : own));
  const result = couponFigures({
    typeId,
    legs: bets.map(legOf),
    maxPayout,
    ...(typeId === 5 ? { amounts, maxBetAmount } : { amount }),
    ...((typeId === 2 || typeId === 4) && { systemValue }),
    ...(typeId === 2 && { isActiveSystemBanker }),
  });
  if (!result.ok) return noLineFigures;
  const { possibleWin, minWin = null, combo = null, coef = null, antiExpressCoef, maxByBlock = [] } = result.figures;
  return {
    possibleWin: stake === null ? null : possibleWin,
    minWin: stake === null ? null : minWin,
    combo,
    milliOdds: antiExpressCoef === undefined ? coef : antiExpressCoef,
    isOffered: antiExpressCoef !== null,
    maxByBlock,
  };
}
