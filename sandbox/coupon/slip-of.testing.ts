import { randomUUID } from 'node:crypto';

import type { CouponIn } from '../../contracts/coupon.ts';
import type { SimMarket } from '../../simulator/index.ts';

/** A slip of these outcomes before their matches, as a page sends it. */
export const slipOf = (markets: SimMarket[], patch: Partial<CouponIn> = {}): CouponIn => ({
  id: randomUUID(),
  amount: 100,
  bets: markets.map(({ id, gameId, typeId, kind, milli }) => ({
    marketId: id,
    gameId,
    typeId,
    kind,
    coef: milli / 1000,
    blockId: 1,
    isLive: false,
  })),
  changeCoefAction: 2,
  coef: 0,
  coefByView: '',
  coefViewId: 0,
  isDropOnScoreChange: false,
  refId: 1,
  typeId: markets.length === 1 ? 0 : 1,
  source: 'coupon',
  lng: 'en',
  ...patch,
});
