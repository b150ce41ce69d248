import type { CouponBetIn } from '@contracts/coupon';
import { milliToWire } from '@contracts/maths';
import type { z } from '@contracts/zod';

import type { Bet } from './bet';
import { isLiveBet } from './marks';

/** A bet of the slip in its wire form. */
export function toWireBet({ market, game, blockId }: Bet): z.infer<typeof CouponBetIn> {
  return {
    marketId: market.id,
    gameId: market.gameId,
    typeId: market.typeId,
    kind: market.kind,
    ...(market.param !== undefined && { param: market.param }),
    ...(market.playerId !== undefined && { playerId: market.playerId }),
    coef: milliToWire(market.milliOdds),
    blockId,
    isLive: isLiveBet({ game, market }),
  };
}
