import { daySec, selfExclusion, timeOut } from '../../contracts/protection/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { noteEvent } from './limit-store.ts';

/** `endsAt` null: it has no end. Unix seconds. */
export type Break = { type: number; days: number; startedAt: number; endsAt: number | null };

const secondsOf = ({ clock }: World): number => Math.floor(clock.now() / 1000);

/** The breaks of a player that go on now. */
export const breaksOf = (world: World, userId: number): Break[] =>
  sql(world.db, 'SELECT * FROM player_break WHERE user_id = ? AND (ends_at IS NULL OR ends_at > ?) ORDER BY type')
    .all(userId, secondsOf(world))
    .map((row) => ({
      type: Number(row.type),
      days: Number(row.days),
      startedAt: Number(row.started_at),
      endsAt: row.ends_at === null ? null : Number(row.ends_at),
    }));

export function writeBreak({ db }: World, userId: number, { type, days, startedAt, endsAt }: Break): void {
  sql(db, 'INSERT OR REPLACE INTO player_break (user_id, type, days, started_at, ends_at) VALUES (?, ?, ?, ?, ?)').run(
    userId,
    type,
    days,
    startedAt,
    endsAt,
  );
}

/** Begins a break now. A longer one that goes on stays as it is: a break is never shortened. Gives its end, Unix seconds. */
export function takeBreak(world: World, userId: number, type: number, days: number): number {
  const now = secondsOf(world);
  const known = breaksOf(world, userId).find((other) => other.type === type);
  const endsAt = now + days * daySec;
  if (known !== undefined && (known.endsAt === null || known.endsAt >= endsAt)) return known.endsAt ?? endsAt;
  writeBreak(world, userId, { type, days, startedAt: now, endsAt });
  noteEvent(world.db, { userId, type, what: 'break', value: days, at: now });
  return endsAt;
}

/** Does a break of the player's own keep them from play? Rows LIM-19, LIM-53. */
export const isResting = (world: World, userId: number): boolean =>
  breaksOf(world, userId).some(({ type }) => type === timeOut || type === selfExclusion);

export const isSelfExcluded = (world: World, userId: number): boolean =>
  breaksOf(world, userId).some(({ type }) => type === selfExclusion);
