import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { sql } from '../db/index.ts';
import { dayMs } from '../world/clock.ts';

/** A session ends 30 days after its last use, and 90 days after its start in any case. */
export const idleMs = 30 * dayMs;
const absoluteMs = 90 * dayMs;
const mostVisitors = 20_000;

/** What a code is for. `reset`: a new password. `transfer`: the move to an account of the player's own. `phone`, `email`: a contact of the player's. */
export type StepKind = 'two_step' | 'sms' | 'social_two_step' | 'reset' | 'transfer' | 'phone' | 'email';
/**
 * A promised code: for whom (null: the number has no account, and nobody learns that), until when (ms), and how many
 * codes were tried. `mark`: what is kept of the code, see steps.ts. `phone`: where the code went, when nothing else is known of its receiver. `contact`: what a player
 * says is theirs.
 */
export type PendingStep = {
  kind: StepKind;
  userId: number | null;
  mark: string;
  phone?: string;
  contact?: string;
  expiresAt: number;
  isSaved: boolean;
  tries: number;
};

/** A person as a provider knows them. */
export type SocialIdentity = { provider: string; subject: string };

/** From where somebody calls. `agent`: the browser's own words. `country`: two letters. */
export type Place = { agent: string; address: string; country: string };

/** `userId` null: a visitor's session. `isSaved`: the cookie survives the browser's end. */
export type Session = { id: number; userId: number | null; isSaved: boolean; step: PendingStep | null };

type Row = { id: number; user_id: number | null; is_saved: number; step: string | null };

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
const toSession = ({ id, user_id, is_saved, step }: Row): Session => ({
  id,
  userId: user_id,
  isSaved: is_saved === 1,
  step: step === null ? null : (JSON.parse(step) as PendingStep),
});

/** Opens a session. `secret` goes into the cookie `sid` and is stored nowhere else. */
export function openSession(
  db: DatabaseSync,
  { userId, isSaved, now, place }: { userId: number | null; isSaved: boolean; now: number; place?: Place },
): { session: Session; secret: string } {
  const secret = randomBytes(32).toString('base64url');
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO session (secret_hash, user_id, is_saved, created_at, seen_at, agent, address, country)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    hashOf(secret),
    userId,
    Number(isSaved),
    now,
    now,
    place?.agent ?? '',
    place?.address ?? '',
    place?.country ?? '',
  );
  sql(db, 'DELETE FROM session WHERE seen_at < ? OR created_at < ?').run(now - idleMs, now - absoluteMs);
  // Anybody makes sessions of visitors: the oldest go.
  sql(
    db,
    `DELETE FROM session WHERE user_id IS NULL AND id <=
       (SELECT id FROM session WHERE user_id IS NULL ORDER BY id DESC LIMIT 1 OFFSET ?)`,
  ).run(mostVisitors);
  return { session: { id: Number(lastInsertRowid), userId, isSaved, step: null }, secret };
}

const alive = 'seen_at > ? AND created_at > ? AND ended IS NULL';

/** The open session of a cookie, or null. */
export function sessionBySecret(db: DatabaseSync, secret: string, now: number): Session | null {
  const row = sql(db, `SELECT id, user_id, is_saved, step FROM session WHERE secret_hash = ? AND ${alive}`).get(
    hashOf(secret),
    now - idleMs,
    now - absoluteMs,
  );
  return row === undefined ? null : toSession(row as Row);
}

/** The open session that a token names, or null. */
export function sessionById(db: DatabaseSync, id: number, now: number): Session | null {
  const row = sql(db, `SELECT id, user_id, is_saved, step FROM session WHERE id = ? AND ${alive}`).get(
    id,
    now - idleMs,
    now - absoluteMs,
  );
  return row === undefined ? null : toSession(row as Row);
}

/** When a session opened, ms. 0 for one that has ended. */
export const openedAt = (db: DatabaseSync, id: number): number =>
  Number(sql(db, 'SELECT created_at FROM session WHERE id = ?').get(id)?.created_at ?? 0);

export const sessionUsed = (db: DatabaseSync, id: number, now: number): void =>
  void sql(db, 'UPDATE session SET seen_at = ? WHERE id = ?').run(now, id);

export const setStep = (db: DatabaseSync, id: number, step: PendingStep | null): void =>
  void sql(db, 'UPDATE session SET step = ? WHERE id = ?').run(step === null ? null : JSON.stringify(step), id);

export const setSocial = (db: DatabaseSync, id: number, identity: SocialIdentity | null): void =>
  void sql(db, 'UPDATE session SET social = ? WHERE id = ?').run(
    identity === null ? null : JSON.stringify(identity),
    id,
  );

/** The person who came back from a provider in this session and has no account here yet, or null. */
export function socialOf(db: DatabaseSync, id: number): SocialIdentity | null {
  const text = sql(db, 'SELECT social FROM session WHERE id = ?').get(id)?.social;
  return typeof text === 'string' ? (JSON.parse(text) as SocialIdentity) : null;
}

/** A new password ends every session that the old one opened. */
export const closeSessionsOf = (db: DatabaseSync, userId: number): void =>
  void sql(db, 'DELETE FROM session WHERE user_id = ?').run(userId);

/** The player's own limit ends the session. Its row stays for a while, so that later calls hear why. */
export const endSession = (db: DatabaseSync, id: number): void =>
  void sql(db, "UPDATE session SET ended = 'limit' WHERE id = ?").run(id);

export const hasEnded = (db: DatabaseSync, id: number): boolean =>
  sql(db, 'SELECT ended FROM session WHERE id = ?').get(id)?.ended === 'limit';

export const isSecretOfEnded = (db: DatabaseSync, secret: string): boolean =>
  sql(db, 'SELECT ended FROM session WHERE secret_hash = ?').get(hashOf(secret))?.ended === 'limit';

export const closeSession = (db: DatabaseSync, id: number): void =>
  void sql(db, 'DELETE FROM session WHERE id = ?').run(id);

export type OpenSession = Place & { id: number; openedAt: number; seenAt: number };

/** The open sessions of a player, the last used first. Times: ms. */
export const sessionsOf = (db: DatabaseSync, userId: number, now: number): OpenSession[] =>
  sql(db, `SELECT * FROM session WHERE user_id = ? AND ${alive} ORDER BY seen_at DESC, id DESC`)
    .all(userId, now - idleMs, now - absoluteMs)
    .map((row) => ({
      ...{ id: Number(row.id), openedAt: Number(row.created_at), seenAt: Number(row.seen_at) },
      ...{ agent: String(row.agent), address: String(row.address), country: String(row.country) },
    }));
