import { betStatuses } from '../../contracts/coupon.ts';
import { transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { payCoupon, type Result, settleMarkets } from './settle.ts';
import { begunCoupons, couponById, openBets } from './store.ts';

/** A game that stays unknown for this long after its start gets no result any more, so its bets are returned. */
const lostAfterMs = 48 * 60 * 60 * 1000;

/** Runs at a start: settles what ended while the process was down. */
export function settleMissed(world: World): void {
  const { db, simulator, clock } = world;
  const byGame = new Map<number, Result[]>();
  for (const { gameId, marketId, startAt } of openBets(db)) {
    const isLost = clock.now() - startAt * 1000 > lostAfterMs && simulator.game(gameId) === undefined;
    const result = simulator.resultOf(marketId) ?? (isLost ? betStatuses.forcedReturn : null);
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
