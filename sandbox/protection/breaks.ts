import type { DatabaseSync } from 'node:sqlite';

import {
  daySec,
  type Exclusion,
  type ExclusionState,
  exclusionState,
  returnAfter,
  selfExclusion,
  timeOut,
} from '../../contracts/protection/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { noteEvent } from './limit-store.ts';
import { protectionIn } from './values.ts';

/** What a time-out stops. An exclusion stops all play. Decision D-106. */
export type Scope = 'deposit' | 'play';
/** `endsAt` null: it has no end. `returnsAt`: when an exclusion is over by request. Unix seconds. */
export type Break = Exclusion & { type: number; scope: Scope; brands: 'this' | 'all' };
type NewBreak = Pick<Break, 'type' | 'days' | 'startedAt' | 'endsAt'> & Partial<Break>;

const secondsOf = ({ clock }: World): number => Math.floor(clock.now() / 1000);

function storedBreaks({ db }: World, userId: number): Break[] {
  const rows = sql(db, 'SELECT * FROM player_break WHERE user_id = ? ORDER BY type, scope').all(userId);
  return rows.map((row) => ({
    type: Number(row.type),
    scope: row.scope === 'deposit' ? 'deposit' : 'play',
    days: Number(row.days),
    startedAt: Number(row.started_at),
    endsAt: row.ends_at === null ? null : Number(row.ends_at),
    returnsAt: row.returns_at === null ? null : Number(row.returns_at),
    brands: row.brands === 'all' ? 'all' : 'this',
  }));
}

/** How a break goes on. A time-out is coming, active or over. */
const stateOf = (world: World, known: Break): ExclusionState =>
  exclusionState(
    known,
    secondsOf(world),
    known.type === selfExclusion ? protectionIn(world) : { selfExclusionMinDays: Infinity },
  );

/** The breaks of a player that are not over, with those that a server has set for later. Row LIM-15. */
export const knownBreaks = (world: World, userId: number): (Break & { state: ExclusionState })[] =>
  storedBreaks(world, userId)
    .map((known) => ({ ...known, state: stateOf(world, known) }))
    .filter(({ state }) => state !== 'over');

/** The breaks of a player that keep them from something now. */
export const breaksOf = (world: World, userId: number): (Break & { state: ExclusionState })[] =>
  knownBreaks(world, userId).filter(({ state }) => state !== 'coming');

type Listener = (userId: number) => void;
const rested = new WeakMap<DatabaseSync, Listener>();
/**
 * In the transaction of each break from play that begins now, it calls `listener`, which ends what the player left to be done for them.
 * A database has one listener.
 */
export const onRested = (db: DatabaseSync, listener: Listener): void => void rested.set(db, listener);

export function writeBreak(world: World, userId: number, wanted: NewBreak): void {
  const { db } = world;
  const { type, scope = 'play', days, startedAt, endsAt, returnsAt = null, brands = 'this' } = wanted;
  sql(
    db,
    `INSERT OR REPLACE INTO player_break (user_id, type, scope, days, started_at, ends_at, returns_at, brands)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(userId, type, scope, days, startedAt, endsAt, returnsAt, brands);
  if (isResting(world, userId)) rested.get(db)?.(userId);
}

/**
 * Begins a break now. A longer one stays as it is, and begins now if it was to begin later: a break is never shortened, and
 * whoever takes another one no longer asks to return. Gives its end, Unix seconds.
 */
export function takeBreak(
  world: World,
  userId: number,
  { type, days, scope = 'play', brands = 'this' }: Pick<Break, 'type' | 'days'> & Partial<Break>,
): number {
  const now = secondsOf(world);
  const known = knownBreaks(world, userId).find((other) => other.type === type && other.scope === scope);
  const endsAt = now + days * daySec;
  const isLonger = known !== undefined && (known.endsAt === null || known.endsAt >= endsAt);
  if (isLonger)
    writeBreak(world, userId, {
      ...known,
      startedAt: Math.min(known.startedAt, now),
      returnsAt: null,
      brands: brands === 'all' ? brands : known.brands,
    });
  else writeBreak(world, userId, { type, scope, days, startedAt: now, endsAt, brands });
  if (!isLonger || known.startedAt > now) noteEvent(world.db, { userId, type, what: 'break', value: days, at: now });
  return isLonger ? (known.endsAt ?? endsAt) : endsAt;
}

/** The player asks to return. Gives when their account opens, Unix seconds; null: they cannot ask. Rows LIM-57, LIM-58. */
export function askToReturn(world: World, userId: number): number | null {
  const now = secondsOf(world);
  const known = breaksOf(world, userId).find(({ type }) => type === selfExclusion);
  const returnsAt = known === undefined ? null : returnAfter(known, now, protectionIn(world));
  if (known === undefined || returnsAt === null) return null;
  writeBreak(world, userId, { ...known, returnsAt });
  noteEvent(world.db, { userId, type: selfExclusion, what: 'return', value: null, at: now });
  return returnsAt;
}

/** Does a break of the player's own keep them from play? Rows LIM-19, LIM-53. */
export const isResting = (world: World, userId: number): boolean =>
  breaksOf(world, userId).some(({ type, scope }) => (type === timeOut && scope === 'play') || type === selfExclusion);

/** Does a break keep them from deposits? Each does: from deposits alone, or from play as well. Decision D-106. */
export const isOffDeposits = (world: World, userId: number): boolean => breaksOf(world, userId).length > 0;

export const isSelfExcluded = (world: World, userId: number): boolean =>
  breaksOf(world, userId).some(({ type }) => type === selfExclusion);

/** Excludes the player without an end, or ends every exclusion of theirs. For arranged players alone. */
export function setExcluded(world: World, userId: number, isExcluded: boolean): void {
  sql(world.db, 'DELETE FROM player_break WHERE user_id = ? AND type = ?').run(userId, selfExclusion);
  if (isExcluded)
    writeBreak(world, userId, { type: selfExclusion, days: 0, startedAt: secondsOf(world), endsAt: null });
}
