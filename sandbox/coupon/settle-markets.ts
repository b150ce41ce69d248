import { sql, transaction } from '../db/index.ts';
import { upTo } from '../http/slices.ts';
import type { World } from '../world/world.ts';
import { correctionsOf } from './correcting.ts';
import { failedMatches, unpaidIn } from './failed.ts';
import { isSettlingOn, mostCoupons, pressSettling } from './settle-slices.ts';
import { correctOne, payOne, settleOne, settleSome } from './settle-some.ts';
import { addJob, jobFor, jobsOf, keepResults, knownOf, type Result } from './settling.ts';
import { inPlayOf } from './store.ts';

/**
 * Writes the results of one match to its waiting bets, and pays the coupons that they decide: fifty in a transaction,
 * so that a killed process leaves no coupon half done, and others are answered between. What is left waits in the
 * database for the next turn, or for the next start. Inside another transaction all of them join that one. Results that
 * arrive twice change nothing the second time.
 */
export function settleMarkets(world: World, gameId: number, results: readonly Result[]): void {
  const { db } = world;
  const job = jobFor(db, gameId, results);
  // What concerns no bet costs one look and no transaction.
  if (job.ids.length === 0) return;
  if (db.isTransaction) {
    const known = knownOf(world, gameId, job.results);
    for (const id of job.ids) settleOne(world, id, gameId, known);
    return;
  }
  const mustWait = isSettlingOn(db);
  // Queued before anything can throw: a match reports its results once.
  addJob(db, job);
  // Otherwise the first coupons go at once, and what they leave is kept with them.
  if (mustWait) transaction(db, () => keepResults(db, job));
  pressSettling(world);
}

/** The same, run to the end, for a start while there are no requests yet. */
export function settleWhole(world: World, gameId: number, results: readonly Result[]): void {
  const job = jobFor(world.db, gameId, results);
  if (job.ids.length === 0) return;
  addJob(world.db, job);
  while (job.next < job.ids.length) settleSome(world, job, upTo(mostCoupons));
}

/**
 * Settles what results and corrections wait for of this player's, also after a failure, before an act that ends all of their open bets.
 * Joins the transaction around it.
 */
export function settleFirst(world: World, userId: number): void {
  const { db } = world;
  if (correctionsOf(db).length > 0)
    for (const { id } of sql(db, 'SELECT id FROM coupon WHERE user_id = ? ORDER BY id').all(userId))
      if (correctionsOf(db).some(({ waiting }) => waiting().has(Number(id)))) correctOne(world, Number(id));
  for (const gameId of new Set([...jobsOf(db).map((job) => job.gameId), ...failedMatches(db)])) {
    const known = knownOf(world, gameId);
    const ids = inPlayOf(db, userId).flatMap(({ id, marketId }) => (known.has(marketId) ? [id] : []));
    for (const id of new Set(ids)) settleOne(world, id, gameId, known);
  }
  if (unpaidIn(db).size > 0)
    for (const { id } of sql(db, "SELECT id FROM coupon WHERE user_id = ? AND state = 'open' ORDER BY id").all(userId))
      if (unpaidIn(db).has(Number(id))) payOne(world, Number(id));
}
