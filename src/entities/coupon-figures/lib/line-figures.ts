import type { CouponTypeId } from '@contracts/coupon';
import { hasSizes, isConditional, isSystem } from '@contracts/coupon-types';
import { couponFigures, type Leg } from '@contracts/maths';

import type { Bet } from '@/entities/coupon/@x/coupon-figures';

import { type LineFigures, noLineFigures } from './no-line-figures';

/** What the sums of many lines need to know about a bet. */
export type LineBet = Pick<Bet, 'blockId'> & { market: Pick<Bet['market'], 'milliOdds' | 'kind'> };

export type LineSlip = {
  /** The bets as `arranged` gives them. */
  bets: readonly LineBet[];
  typeId: CouponTypeId;
  stake: number | null;
  systemValue: number;
  isActiveSystemBanker: boolean;
  /** Conditional coupon: one stake for each block. Null: as much as possible; 0: no sum. The first is the stake of the slip. */
  stakeByBlock: readonly (number | null)[];
  maxPayout: number | null;
  maxBetAmount: number | null;
};

const legOf = ({ market, blockId }: LineBet): Leg => ({ milli: market.milliOdds, kind: market.kind, block: blockId });

/** Whether the house offers the opposite of the express of these bets. Spec: decision D-51. */
export function isAntiExpressOffered(bets: readonly LineBet[]): boolean {
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
    ...(isConditional(typeId) ? { amounts, maxBetAmount } : { amount }),
    ...(hasSizes(typeId) && { systemValue }),
    ...(isSystem(typeId) && { isActiveSystemBanker }),
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
