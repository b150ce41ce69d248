import { type CouponInput, type CouponLine, couponLines, lineCount } from '@contracts/maths';

import type { PlacedBet } from '@/entities/bet';

const inputOf = ({ typeId, legs, stake, systemValue, hasBanker }: PlacedBet): CouponInput => ({
  typeId,
  legs: legs.map(({ milliOdds, statusId, blockId }) => ({ milli: milliOdds, statusId, block: blockId })),
  amount: stake,
  isActiveSystemBanker: hasBanker,
  ...(systemValue !== null && { systemValue }),
});

/** How many lines a bet has. 0: it is a single line. */
export const lineCountOf = (bet: PlacedBet): number => lineCount(inputOf(bet));

export type BetLine = CouponLine & { is: 'open' | 'won' | 'returned' | 'partly' | 'lost' };

/** The first lines of a bet. Each compares its payout with its share of the stake. */
export function linesOf(bet: PlacedBet, most: number): BetLine[] {
  const count = lineCountOf(bet);
  const isOf = ({ payout }: CouponLine): BetLine['is'] => {
    if (payout === null) return 'open';
    if (payout === 0) return 'lost';
    const least = Math.floor(bet.stake / count);
    if (payout <= least) return payout < least ? 'partly' : 'returned';
    return 'won';
  };
  return couponLines(inputOf(bet), most).map((line) => ({ ...line, is: isOf(line) }));
}
