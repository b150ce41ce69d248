import { BET_STATUS } from '../../contracts/coupon.ts';
import { transaction } from '../db/index.ts';
import type { World } from '../world/index.ts';
import { payCoupon, settleMarkets, type Result } from './settle.ts';
import { couponById, openBets, begunCoupons } from './store.ts';

/** A game of which nothing is known so long after its start will have no result any more: its bets are returned. */
const LOST_AFTER_MS = 48 * 60 * 60 * 1000;

/** At a start: settles what ended while the process was down. */
export function settleMissed(world: World): void {
  const { db, simulator, clock } = world;
  const byGame = new Map<number, Result[]>();
  for (const { gameId, marketId, startAt } of openBets(db)) {
    const isLost = clock.now() - startAt * 1000 > LOST_AFTER_MS && simulator.game(gameId) === undefined;
    const result = simulator.resultOf(marketId) ?? (isLost ? BET_STATUS.forcedReturn : null);
    if (result !== null) byGame.set(gameId, [...(byGame.get(gameId) ?? []), [marketId, result]]);
  }
  for (const [gameId, results] of byGame) settleMarkets(world, gameId, results);
  transaction(db, () => {
    for (const id of begunCoupons(db)) {
      const coupon = couponById(db, id);
      if (coupon !== null) payCoupon(world, coupon);
    }
  });
}
