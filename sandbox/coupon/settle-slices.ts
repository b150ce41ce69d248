import type { DatabaseSync } from 'node:sqlite';

import { mendAlarm, raiseAlarm } from '../alarms/index.ts';
import { createSlices } from '../http/slices.ts';
import { createAgain } from '../world/again.ts';
import type { World } from '../world/world.ts';
import { busyCorrections } from './correcting.ts';
import { isAnyDue, nextDueMatch, noteQueued } from './failed.ts';
import { correctSome, paySome, settleSome } from './settle-some.ts';
import { addJob, jobFor, jobsOf, resultsOf } from './settling.ts';

const source = 'settlement';
/** So many coupons in one transaction. */
export const mostCoupons = 50;
/** Then a file that refused writes is tried again. */
const pauses = { firstMs: 1000, mostMs: 60_000 };

/** Is anything left that a killed process would have to go on with? */
export const isSettlingOn = (db: DatabaseSync): boolean =>
  jobsOf(db).length > 0 || busyCorrections(db).length > 0 || isAnyDue(db);

/** Retries one match at a time, when nothing else is queued: only then is its failure forgotten. */
function queueDue(db: DatabaseSync): void {
  const gameId = nextDueMatch(db);
  if (gameId === null || jobsOf(db).length > 0) return;
  addJob(db, jobFor(db, gameId, resultsOf(db, gameId)));
  noteQueued(db, gameId);
}

/** Corrections go first: what they find wrong is wrong now. Payouts that are tried again go last. Gives what it was about when it failed. */
function settleNext(world: World, mayGoOn: () => boolean): string | null {
  const { db } = world;
  let subject = 'all';
  try {
    const [correction] = busyCorrections(db);
    if (correction !== undefined) {
      subject = `outcome ${String(correction.marketId)}`;
      correctSome(world, mayGoOn);
      return null;
    }
    queueDue(db);
    const [job] = jobsOf(db);
    if (job === undefined) paySome(world, mayGoOn);
    else {
      subject = `game ${String(job.gameId)}`;
      settleSome(world, job, mayGoOn);
    }
    return null;
  } catch (error) {
    raiseAlarm(world, { source, subject, message: String(error) });
    return subject;
  }
}

const slices = new WeakMap<DatabaseSync, ReturnType<typeof createSlices>>();

/** Does the next coupons of what waits, fifty in a transaction and one transaction a turn of the loop. */
export function pressSettling(world: World): void {
  const { db } = world;
  const known = slices.get(db);
  if (known) {
    known.press();
    return;
  }
  const made = createSlices(world, mostCoupons, (mayGoOn) => {
    // What is left when a world closes stays written down.
    if (!db.isOpen) return false;
    const failed = settleNext(world, mayGoOn);
    if (failed !== null) {
      stuck.add(failed);
      again.later();
      return false;
    }
    again.fine();
    if (isSettlingOn(db)) return true;
    mend();
    return false;
  });
  /** What a slice failed at has gone well by then. A file that refuses writes now gets the reports at the next end. */
  const stuck = new Set<string>();
  const mend = (): void => {
    try {
      for (const subject of stuck) mendAlarm(world, { source, subject });
      stuck.clear();
    } catch {
      again.later();
    }
  };
  const again = createAgain(world.clock, pauses, made.press);
  slices.set(db, made);
  made.press();
}
