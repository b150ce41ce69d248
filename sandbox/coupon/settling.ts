import type { DatabaseSync } from 'node:sqlite';

import type { BetStatusId } from '../../contracts/coupon.ts';
import { sql } from '../db/index.ts';
import { wordOf } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { hasFailed } from './failed.ts';
import { openCouponsOn } from './store.ts';
import type { StoredBet } from './types.ts';

export type Result = readonly [marketId: number, statusId: BetStatusId];

export type Results = ReadonlyMap<number, BetStatusId>;

/** Results of a match, being applied to its coupons. `next`: the first of `ids` that has not had them. */
export type Job = { gameId: number; results: Results; ids: readonly number[]; next: number };

/** What results of a match have to do. Without open coupons its `ids` are empty. */
export const jobFor = (db: DatabaseSync, gameId: number, results: readonly Result[]): Job => ({
  ...{ gameId, results: new Map(results), ids: openCouponsOn(db, gameId), next: 0 },
});

/** Oldest first: of two results for one outcome, the first counts. */
const jobs = new WeakMap<DatabaseSync, readonly Job[]>();

export const jobsOf = (db: DatabaseSync): readonly Job[] => jobs.get(db) ?? [];

export const addJob = (db: DatabaseSync, job: Job): void => void jobs.set(db, [...jobsOf(db), job]);

export const dropJob = (db: DatabaseSync, job: Job): void =>
  void jobs.set(
    db,
    jobsOf(db).filter((other) => other !== job),
  );

const isKept = (db: DatabaseSync, gameId: number, marketId: number): boolean =>
  sql(db, 'SELECT 1 FROM coupon_settling WHERE game_id = ? AND market_id = ?').get(gameId, marketId) !== undefined;

/**
 * Is the result of this bet known but not written yet, because it is being applied or has failed? Then it is no open
 * bet to its player any more. A report about the outcome counts instead of the match.
 */
export const isSettling = ({ db }: Pick<World, 'db'>, { gameId, marketId }: StoredBet): boolean =>
  (jobsOf(db).some((job) => job.gameId === gameId && job.results.has(marketId)) ||
    (hasFailed(db, gameId) && isKept(db, gameId, marketId))) &&
  wordOf(db, marketId) === undefined;

/**
 * Every result of a match that not all of its coupons have had: `own`, what is on its way, and what is kept. Applying
 * one of them applies them all: the next one repairs one that failed. Of two for one outcome the first counts, and it
 * is the kept one. A report about an outcome counts more than its match, also when it arrives during the work.
 */
export function knownOf({ db }: Pick<World, 'db'>, gameId: number, own: Results = new Map()): Results {
  const queued = jobsOf(db).filter((job) => job.gameId === gameId);
  const all = [...own, ...queued.toReversed().flatMap(({ results }) => [...results]), ...resultsOf(db, gameId)];
  return new Map([...new Map(all)].filter(([marketId]) => wordOf(db, marketId) === undefined));
}

/** Keeps results until the last coupon has had them, over a kill too: a match tells them once. */
export function keepResults(db: DatabaseSync, { gameId, results }: Pick<Job, 'gameId' | 'results'>): void {
  const keep = sql(db, 'INSERT INTO coupon_settling VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  for (const [marketId, statusId] of results) keep.run(gameId, marketId, statusId);
}

export const forgetResults = (db: DatabaseSync, gameId: number): void =>
  void sql(db, 'DELETE FROM coupon_settling WHERE game_id = ?').run(gameId);

/** What is kept of a match. */
export const resultsOf = (db: DatabaseSync, gameId: number): Result[] =>
  sql(db, 'SELECT market_id AS marketId, status_id AS statusId FROM coupon_settling WHERE game_id = ?')
    .all(gameId)
    .map(({ marketId, statusId }) => [Number(marketId), statusId as BetStatusId]);

/** What a process that ended had not written to all coupons, and the matches of it. */
export function keptResults(db: DatabaseSync): { byMarket: Map<number, BetStatusId>; gameIds: Set<number> } {
  const rows = sql(
    db,
    'SELECT game_id AS gameId, market_id AS marketId, status_id AS statusId FROM coupon_settling',
  ).all();
  return {
    byMarket: new Map(rows.map(({ marketId, statusId }) => [Number(marketId), statusId as BetStatusId])),
    gameIds: new Set(rows.map(({ gameId }) => Number(gameId))),
  };
}
