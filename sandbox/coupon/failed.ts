import type { DatabaseSync } from 'node:sqlite';

import { afterCommit } from '../db/index.ts';

/** `gameIds`: matches with a coupon that could not be settled; what is kept of their results is for the next try. `couponIds`: not paid. */
type Failed = { gameIds: Set<number>; couponIds: Set<number> };

const made = (): Failed => ({ gameIds: new Set(), couponIds: new Set() });
const failed = new WeakMap<DatabaseSync, Failed>();
/** What of it is to be tried again now. */
const due = new WeakMap<DatabaseSync, Failed>();

function failedIn(db: DatabaseSync): Failed {
  const all = failed.get(db) ?? made();
  failed.set(db, all);
  return all;
}

export const failedMatches = (db: DatabaseSync): ReadonlySet<number> => failedIn(db).gameIds;

export const hasFailed = (db: DatabaseSync, gameId: number): boolean => failedMatches(db).has(gameId);

export const noteFailed = (db: DatabaseSync, gameId: number): void => void failedIn(db).gameIds.add(gameId);

/** Its results are being applied again. */
export function noteQueued(db: DatabaseSync, gameId: number): void {
  failedIn(db).gameIds.delete(gameId);
  due.get(db)?.gameIds.delete(gameId);
}

/** Coupons whose bets are decided and that could not be paid. */
export const unpaidIn = (db: DatabaseSync): ReadonlySet<number> => failedIn(db).couponIds;

export const noteUnpaid = (db: DatabaseSync, couponId: number): void => void failedIn(db).couponIds.add(couponId);

/** Joins the transaction around it: what is taken back is unpaid as before. */
export const notePaid = (db: DatabaseSync, couponId: number): void =>
  afterCommit(db, () => void failedIn(db).couponIds.delete(couponId));

/**
 * All that failed is to be tried again. It stays noted until it is being applied or paid, whatever happens in between.
 */
export function makeDue(db: DatabaseSync): void {
  const { gameIds, couponIds } = failedIn(db);
  due.set(db, { gameIds: new Set(gameIds), couponIds: new Set(couponIds) });
}

export const isAnyDue = (db: DatabaseSync): boolean => {
  const { gameIds, couponIds } = due.get(db) ?? made();
  return gameIds.size > 0 || couponIds.size > 0;
};

export const nextDueMatch = (db: DatabaseSync): number | null => due.get(db)?.gameIds.values().next().value ?? null;

export const dueCoupons = (db: DatabaseSync): ReadonlySet<number> => due.get(db)?.couponIds ?? new Set();

export function noteTried(db: DatabaseSync, couponIds: readonly number[]): void {
  for (const id of couponIds) due.get(db)?.couponIds.delete(id);
}

/** A start tries everything. */
export function forgetFailed(db: DatabaseSync): void {
  failed.delete(db);
  due.delete(db);
}
