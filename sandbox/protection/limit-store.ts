import type { DatabaseSync } from 'node:sqlite';

import { type LimitState, noLimit } from '../../contracts/protection/index.ts';
import { sql } from '../db/index.ts';

type Row = Record<string, number | null>;

const toState = ({
  value = null,
  changed_at = null,
  has_pending,
  pending_value = null,
  pending_at,
  pending_delay,
  needs_contact,
}: Row): LimitState => ({
  value,
  changedAt: changed_at,
  pending:
    has_pending === 1
      ? {
          value: pending_value,
          askedAt: Number(pending_at),
          ...(pending_delay == null ? {} : { delaySec: pending_delay }),
          ...(needs_contact === 1 ? { needsContact: true } : {}),
        }
      : null,
});

/** What the player has set, by type. A waiting change that nobody confirmed in time may still be in it. */
export const limitsOf = (db: DatabaseSync, userId: number): Map<number, LimitState> =>
  new Map(
    (sql(db, 'SELECT * FROM player_limit WHERE user_id = ? ORDER BY type').all(userId) as Row[]).map((row) => [
      Number(row.type),
      toState(row),
    ]),
  );

export const limitOf = (db: DatabaseSync, userId: number, type: number): LimitState =>
  limitsOf(db, userId).get(type) ?? noLimit;

export function writeLimit(
  db: DatabaseSync,
  userId: number,
  type: number,
  { value, changedAt, pending }: LimitState,
): void {
  sql(
    db,
    `INSERT OR REPLACE INTO player_limit (user_id, type, value, changed_at, has_pending, pending_value, pending_at, pending_delay, needs_contact)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    userId,
    type,
    value,
    changedAt,
    Number(pending !== null),
    pending?.value ?? null,
    pending?.askedAt ?? null,
    pending?.delaySec ?? null,
    Number(pending?.needsContact === true),
  );
}

/** What happened to a limit, for ever. `at`: Unix seconds. */
export function noteEvent(
  db: DatabaseSync,
  { userId, type, what, value, at }: { userId: number; type: number; what: string; value: number | null; at: number },
): void {
  sql(db, 'INSERT INTO protection_event (user_id, type, what, value, at) VALUES (?, ?, ?, ?, ?)').run(
    userId,
    type,
    what,
    value,
    at,
  );
}
