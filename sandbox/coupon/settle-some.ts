import { savepoint, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { busyCorrections, type Correction, endCorrection, forgetCorrection, upToDate } from './correcting.ts';
import { dueCoupons, hasFailed, noteFailed, notePaid, noteTried, noteUnpaid } from './failed.ts';
import { noteFailing, noteWell, type Part } from './failing.ts';
import { payCoupon, settleCoupon } from './settle.ts';
import { dropJob, forgetResults, type Job, jobsOf, keepResults, knownOf, type Results } from './settling.ts';

/** A coupon that cannot be settled must not hold up the others: it stays as it is, and is tried again. */
function oneCoupon(world: World, id: number, part: Part, act: () => void): boolean {
  try {
    savepoint(world.db, () => {
      act();
      noteWell(world, id, part);
    });
    return true;
  } catch (error) {
    // Nothing is left of the transaction around it.
    if (!world.db.isTransaction) throw error;
    noteFailing(world, id, part, error);
    return false;
  }
}

export const correctOne = (world: World, id: number): boolean =>
  oneCoupon(world, id, 'words', () => void upToDate(world, id));

/** A coupon that may wait only for its payout, by what is said of its results by now. Joins the transaction around it. */
export function payOne(world: World, id: number): void {
  const isPaid = oneCoupon(world, id, 'payout', () => {
    const coupon = upToDate(world, id);
    if (coupon !== null) payCoupon(world, coupon);
    notePaid(world.db, id);
  });
  if (!isPaid) noteUnpaid(world.db, id);
}

/** Coupons whose payout is to be tried again, until `mayGoOn` says no. */
export function paySome(world: World, mayGoOn: () => boolean): void {
  const { db } = world;
  const tried = transaction(db, () => {
    const ids: number[] = [];
    for (const id of dueCoupons(db)) {
      if (!mayGoOn()) break;
      payOne(world, id);
      ids.push(id);
    }
    return ids;
  });
  noteTried(db, tried);
}

/** All known results of a match for one coupon, in the transaction around it. Those that could not be written to it are kept for the next try. */
export function settleOne(world: World, id: number, gameId: number, results: Results): void {
  const { db } = world;
  const isSettled = oneCoupon(world, id, `game ${String(gameId)}`, () => {
    const coupon = upToDate(world, id);
    if (coupon !== null) settleCoupon(world, coupon, results);
  });
  if (isSettled) return;
  keepResults(db, { gameId, results });
  noteFailed(db, gameId);
}

/** Coupons of one job, until `mayGoOn` says no. */
export function settleSome(world: World, job: Job, mayGoOn: () => boolean): void {
  const { db } = world;
  const next = transaction(db, () => {
    const { gameId, ids } = job;
    const known = knownOf(world, gameId);
    let at = job.next;
    for (; at < ids.length && mayGoOn(); at += 1) settleOne(world, ids[at] ?? 0, gameId, known);
    if (at < ids.length) {
      if (job.next === 0) keepResults(db, job);
    } else if (!hasFailed(db, gameId) && !jobsOf(db).some((other) => other !== job && other.gameId === gameId))
      forgetResults(db, gameId);
    return at;
  });
  job.next = next;
  if (next >= job.ids.length) dropJob(db, job);
}

/** Coupons of one correction, until `mayGoOn` says no. True: none is left. */
function correctCoupons(world: World, { waiting, failed }: Correction, mayGoOn: () => boolean): boolean {
  for (const id of waiting().keys()) {
    if (failed.has(id)) continue;
    if (!mayGoOn()) return false;
    if (!correctOne(world, id)) failed.add(id);
  }
  return true;
}

/** Coupons of corrections, one after another, in one transaction. */
export function correctSome(world: World, mayGoOn: () => boolean): void {
  const { db } = world;
  const ended = transaction(db, () => {
    const whole: Correction[] = [];
    for (const correction of busyCorrections(db)) {
      if (!correctCoupons(world, correction, mayGoOn)) break;
      if (correction.failed.size === 0) forgetCorrection(db, correction);
      whole.push(correction);
    }
    return whole;
  });
  for (const correction of ended) endCorrection(db, correction);
}

/** One correction to its end, in the transaction around it. Nothing of it is left to do. */
export function correctHere(world: World, correction: Correction): void {
  for (const id of correction.waiting().keys()) {
    upToDate(world, id);
    correction.reckon(id);
  }
  forgetCorrection(world.db, correction);
}
