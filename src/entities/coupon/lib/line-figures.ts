import type { CouponTypeId } from '@contracts/coupon';
import { couponFigures, type Leg } from '@contracts/maths';

import type { Bet } from './bet';
import { noLineFigures, type LineFigures } from './no-line-figures';

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
