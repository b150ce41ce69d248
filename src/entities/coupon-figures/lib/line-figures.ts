import type { CouponTypeId } from '@contracts/coupon';
import { hasSizes, isAntiExpress, isConditional, isSystem } from '@contracts/coupon-types';
import { couponFigures, type Leg } from '@contracts/maths';

import type { Bet } from '@/entities/coupon/@x/coupon-figures';

import { type LineFigures, noLineFigures } from './no-line-figures';

/** The inputs from a bet for the sums of many lines. */
export type LineBet = Pick<Bet, 'blockId'> & { market: Pick<Bet['market'], 'milliOdds' | 'kind'> };

export type LineSlip = {
  /** The bets as `arranged` gives them. */
  bets: readonly LineBet[];
  typeId: CouponTypeId;
  stake: number | null;
  systemValue: number;
  isActiveSystemBanker: boolean;
  /**
   * Conditional coupon: one stake for each block. Null: no upper bound; 0: no sum. The first is the stake of the slip.
   */
  stakeByBlock: readonly (number | null)[];
  maxPayout: number | null;
  maxBetAmount: number | null;
  /** The price of an anti-express, and whether the server has answered for this slip. */
  anti: { milli: number | null; isKnown: boolean };
};

const legOf = ({ market, blockId }: LineBet): Leg => ({ milli: market.milliOdds, kind: market.kind, block: blockId });

/** Only the server knows the chances by which an anti-express is priced. Null: it has not said, or does not offer one. Decision D-522. */
function antiExpressFigures({ stake, maxPayout, anti }: LineSlip): LineFigures {
  if (anti.milli === null) return { ...noLineFigures, isOffered: !anti.isKnown };
  const result = couponFigures({ typeId: 0, legs: [{ milli: anti.milli }], amount: stake ?? 1, maxPayout });
  const possibleWin = result.ok && stake !== null ? result.figures.possibleWin : null;
  return { ...noLineFigures, milliOdds: anti.milli, possibleWin };
}

/** Spec: coupon §5; the arithmetic is in contracts/maths, to the minor unit. */
export function lineFiguresOf(slip: LineSlip): LineFigures {
  if (isAntiExpress(slip.typeId)) return antiExpressFigures(slip);
  const { bets, typeId, stake, systemValue, isActiveSystemBanker, stakeByBlock, maxPayout, maxBetAmount } = slip;
  // Lines and odds are known before a stake is entered.
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
  const { possibleWin, minWin = null, combo = null, coef = null, maxByBlock = [] } = result.figures;
  return {
    possibleWin: stake === null ? null : possibleWin,
    minWin: stake === null ? null : minWin,
    combo,
    milliOdds: coef,
    isOffered: true,
    maxByBlock,
  };
}
