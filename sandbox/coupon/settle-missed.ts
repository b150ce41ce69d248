import { betStatuses } from '../../contracts/coupon.ts';
import { transaction } from '../db/index.ts';
import { upTo } from '../http/slices.ts';
import type { World } from '../world/world.ts';
import { addCorrection, busyCorrections, keptCorrections } from './correcting.ts';
import { forgetFailed, hasFailed } from './failed.ts';
import { forgetFailing, mendEarlier } from './failing.ts';
import { correctionOf } from './resettle.ts';
import { settleWhole } from './settle-markets.ts';
import { mostCoupons } from './settle-slices.ts';
import { correctSome, payOne } from './settle-some.ts';
import { forgetResults, keptResults, type Result } from './settling.ts';
import { begunCoupons, openBets } from './store.ts';

/** A match that stays unknown for this long after its start gets no result any more, so its bets are returned. */
const lostAfterMs = 48 * 60 * 60 * 1000;

/** Corrections that a process that ended had begun, to their end. */
function correctMissed(world: World): void {
  const { db } = world;
  for (const word of keptCorrections(db)) {
    const correction = correctionOf(world, word);
    if (correction !== null) addCorrection(db, correction);
  }
  while (busyCorrections(db).length > 0) correctSome(world, upTo(mostCoupons));
}

/** Runs at a start: settles what ended while the process was down, and what it had begun to settle. */
export function settleMissed(world: World): void {
  const { db, simulator, clock } = world;
  forgetFailed(db);
  forgetFailing(db);
  correctMissed(world);
  const kept = keptResults(db);
  const byMatch = new Map<number, Result[]>();
  for (const { gameId, marketId, startAt } of openBets(db)) {
    const isLost = clock.now() - startAt * 1000 > lostAfterMs && simulator.match(gameId) === undefined;
    const result =
      kept.byMarket.get(marketId) ?? simulator.resultOf(marketId) ?? (isLost ? betStatuses.forcedReturn : null);
    if (result !== null) byMatch.set(gameId, [...(byMatch.get(gameId) ?? []), [marketId, result]]);
  }
  for (const [gameId, results] of byMatch) settleWhole(world, gameId, results);
  for (const gameId of kept.gameIds) if (!hasFailed(db, gameId)) forgetResults(db, gameId);
  const begun = begunCoupons(db);
  for (let first = 0; first < begun.length; first += mostCoupons)
    transaction(db, () => {
      for (const id of begun.slice(first, first + mostCoupons)) payOne(world, id);
    });
  mendEarlier(world);
}
