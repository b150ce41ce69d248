import type { DatabaseSync } from 'node:sqlite';

import { mendAlarm, openSubjects, raiseAlarm } from '../alarms/index.ts';
import { afterCommit } from '../db/index.ts';
import type { World } from '../world/world.ts';

const source = 'settlement';
const subjectOf = (id: number): string => `coupon ${String(id)}`;

/** The part of a coupon that failed: results of a match, reports about results, or its payout. */
export type Part = `game ${string}` | 'words' | 'payout';
/** Coupons of which something failed and has not gone well since. */
const failing = new WeakMap<DatabaseSync, Map<number, ReadonlySet<Part>>>();
type Listener = { failed: () => void; mended: () => void };
const heard = new WeakMap<DatabaseSync, Listener>();

/** Tells `listener` that a coupon could not be settled or corrected, and when the last such is. A database has one listener. */
export const onFailing = (db: DatabaseSync, listener: Listener): void => void heard.set(db, listener);

export function noteFailing(world: World, id: number, part: Part, error: unknown): void {
  const { db } = world;
  const known = failing.get(db) ?? new Map<number, ReadonlySet<Part>>();
  failing.set(db, known.set(id, new Set([...(known.get(id) ?? []), part])));
  raiseAlarm(world, { source, subject: subjectOf(id), message: String(error) });
  heard.get(db)?.failed();
}

/**
 * A part of a coupon succeeded, with all reports about it. Its alarm stays on the list of operators, who then see that
 * nothing is left to do.
 */
export function noteWell(world: World, id: number, part: Part): void {
  const { db } = world;
  const known = failing.get(db);
  const parts = known?.get(id);
  if (known === undefined || parts === undefined) return;
  const left = new Set([...parts].filter((other) => other !== part && other !== 'words'));
  if (left.size === 0) mendAlarm(world, { source, subject: subjectOf(id) });
  afterCommit(db, () => {
    if (left.size > 0) known.set(id, left);
    else known.delete(id);
    if (known.size === 0) heard.get(db)?.mended();
  });
}

/** A start tries all of them again. */
export const forgetFailing = (db: DatabaseSync): void => void failing.delete(db);

/** Says of alarms of earlier processes that they are put right, when a start has tried all and these did not fail. */
export function mendEarlier(world: World): void {
  const { db } = world;
  const still = new Set([...(failing.get(db)?.keys() ?? [])].map(subjectOf));
  for (const subject of openSubjects(db, source)) if (!still.has(subject)) mendAlarm(world, { source, subject });
}
