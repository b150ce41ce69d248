import { milliFromWire } from '@contracts/maths/index';
import type { OfferedMarket } from '@contracts/sharing';

import { filledBet, pickFrom, type SlipFill } from '@/entities/coupon';

/**
 * A coupon that the house made for the player. Its bets carry the id of the accumulator, so that the backend recognises
 * it. Spec: CPN-42.
 */
export type ReadyBet = { expressId: string | null; markets: readonly OfferedMarket[] };

/** `at`: epoch ms. */
export const toFill = ({ expressId, markets }: ReadyBet, at: number): SlipFill => ({
  source: expressId === null ? 'generator' : 'express',
  typeId: 1,
  systemValue: null,
  bets: markets.map(({ game, champName, ...market }) => {
    const pick = pickFrom(game, market, milliFromWire(market.coef), champName);
    return filledBet({ ...pick, ...(expressId !== null && { expressId }) }, null, at);
  }),
});
