import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { afterCommit, sql } from '../db/index.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import type { SecondStep, Shown } from './shown.ts';

/** A session ends 30 days after its last use, and 90 days after its start in any case. */
export const idleMs = 30 * dayMs;
const absoluteMs = 90 * dayMs;
const mostVisitors = 20_000;

/**
 * The purpose of a code. `reset`: a new password. `transfer`: the move to an account of the player's own. `phone`,
 * `email`: a contact of the player's.
 */
export type StepKind = SecondStep | 'sms' | 'reset' | 'transfer' | 'phone' | 'email';
/**
 * A promised code: its player (null: the number has no account, which is never revealed), its end (ms), and the number
 * of tried codes. `mark`: what is kept of the code, see steps.ts; null where the player's app makes it. `shown`: what
 * the first step showed. `phone`: where the code went, when nothing else is known of its receiver. `contact`: what a
 * player says is theirs.
 */
export type PendingStep = {
  kind: StepKind;
  userId: number | null;
  mark: string | null;
  shown?: Shown;
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

/** `userId` null: a visitor's session. `isSaved`: the cookie survives the browser's end. `steps`: each tab may wait for a code. */
export type Session = { id: number; userId: number | null; isSaved: boolean; steps: readonly PendingStep[] };

type Row = { id: number; user_id: number | null; is_saved: number; step: string | null };

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
const toSession = ({ id, user_id, is_saved, step }: Row): Session => ({
  id,
  userId: user_id,
  isSaved: is_saved === 1,
  steps: step === null ? [] : (JSON.parse(step) as PendingStep[]),
});

/** Opens a session. `secret` goes into the cookie of the session and is stored nowhere else. */
export function openSession(
  db: DatabaseSync,
  {
    userId,
    isSaved,
    isProof = false,
    now,
    place,
  }: { userId: number | null; isSaved: boolean; isProof?: boolean; now: number; place?: Place },
): { session: Session; secret: string } {
  const secret = randomBytes(32).toString('base64url');
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO session (secret_hash, user_id, is_saved, created_at, seen_at, agent, address, country, proven_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    hashOf(secret),
    userId,
    Number(isSaved),
    now,
    now,
    place?.agent ?? '',
    place?.address ?? '',
    place?.country ?? '',
    isProof ? now : null,
  );
  sql(db, 'DELETE FROM session WHERE seen_at < ? OR created_at < ?').run(now - idleMs, now - absoluteMs);
  // Anybody makes sessions of visitors: the oldest go.
  sql(
    db,
    `DELETE FROM session WHERE user_id IS NULL AND id <=
       (SELECT id FROM session WHERE user_id IS NULL ORDER BY id DESC LIMIT 1 OFFSET ?)`,
  ).run(mostVisitors);
  return { session: { id: Number(lastInsertRowid), userId, isSaved, steps: [] }, secret };
}

/** A blocked player has no open session, whoever blocked them. */
const alive = `seen_at > ? AND created_at > ? AND ended IS NULL
  AND NOT EXISTS (SELECT 1 FROM user WHERE user.id = session.user_id AND user.is_blocked = 1)`;

/** The open session of a cookie, or null. */
export function sessionBySecret(db: DatabaseSync, secret: string, now: number): Session | null {
  const row = sql(db, `SELECT id, user_id, is_saved, step FROM session WHERE secret_hash = ? AND ${alive}`).get(
    hashOf(secret),
    now - idleMs,
    now - absoluteMs,
  );
  return row === undefined ? null : toSession(row as Row);
}

/**
 * Each session of a player has a cookie with a name of its own, and a log-out clears only the cookies of the sessions
 * that it ended: its answer may arrive at any time, after any number of sign-ins. `sid` and `sid2` are from before.
 * Decision D-888.
 */
export const cookieOf = (secret: string): string => `sid_${hashOf(secret).slice(0, 8)}`;
const ofPlayer = /^sid(?:2|_[\w-]{8})?$/;
/** Lost answers leave dead ones behind until the next sign-in. Nobody has more than a few. */
const mostCookies = 8;

export type Cookies = Iterable<readonly [name: string, secret: string]>;

/** The cookies of players' sessions, open or not. */
export const playerCookies = (cookies: Cookies) =>
  [...cookies].filter(([name]) => ofPlayer.test(name)).slice(0, mostCookies);

/** The open sessions of players that a browser carries, the one that began last first. */
export const playerSessions = (db: DatabaseSync, cookies: Cookies, now: number): { name: string; session: Session }[] =>
  playerCookies(cookies)
    .flatMap(([name, secret]) => {
      const session = sessionBySecret(db, secret, now);
      return session === null ? [] : [{ name, session }];
    })
    .sort((one, other) => other.session.id - one.session.id);

/** The open session of a player, all that sockets and streams carry. */
export const playerSession = (db: DatabaseSync, cookies: Cookies, now: number): Session | null =>
  playerSessions(db, cookies, now)[0]?.session ?? null;

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

/** So many codes one browser may wait for; an older one is forgotten. */
const maxSteps = 4;

export const setSteps = (db: DatabaseSync, id: number, steps: readonly PendingStep[]): void =>
  void sql(db, 'UPDATE session SET step = ? WHERE id = ?').run(JSON.stringify(steps.slice(-maxSteps)), id);

export function addStep(db: DatabaseSync, id: number, step: PendingStep, now: number): void {
  const known = sql(db, 'SELECT step FROM session WHERE id = ?').get(id)?.step;
  const steps = typeof known === 'string' ? (JSON.parse(known) as PendingStep[]) : [];
  setSteps(db, id, [...steps.filter(({ expiresAt }) => expiresAt > now), step]);
}

export const setSocial = (db: DatabaseSync, id: number, identity: SocialIdentity | null): void =>
  void sql(db, 'UPDATE session SET social = ? WHERE id = ?').run(
    identity === null ? null : JSON.stringify(identity),
    id,
  );

/** The person who returned from a provider in this session and has no account here yet, or null. */
export function socialOf(db: DatabaseSync, id: number): SocialIdentity | null {
  const text = sql(db, 'SELECT social FROM session WHERE id = ?').get(id)?.social;
  return typeof text === 'string' ? (JSON.parse(text) as SocialIdentity) : null;
}

/** When the player of this session last showed that it is them, ms. Null: this session never asked. */
export function provenAt(db: DatabaseSync, id: number): number | null {
  const at = sql(db, 'SELECT proven_at FROM session WHERE id = ?').get(id)?.proven_at;
  return typeof at === 'number' ? at : null;
}

export const setProven = (db: DatabaseSync, id: number, now: number): void =>
  void sql(db, 'UPDATE session SET proven_at = ? WHERE id = ?').run(now, id);

type Ending = { id: number; userId: number | null };

/**
 * Sockets and streams opened with the session are closed with it: their clients receive nothing more. Decision D-552.
 */
function hangUp({ db, pages }: World, { id, userId }: Ending): void {
  if (userId !== null) afterCommit(db, () => pages.hangUp(userId, id));
}

export function closeSession(world: World, session: Ending): void {
  sql(world.db, 'DELETE FROM session WHERE id = ?').run(session.id);
  hangUp(world, session);
}

/** Every session of a player ends: with a new password, an exclusion or a ban. */
export function closeSessionsOf(world: World, userId: number): void {
  const rows = sql(world.db, 'SELECT id FROM session WHERE user_id = ?').all(userId);
  for (const { id } of rows) closeSession(world, { id: Number(id), userId });
}

/** The player's own limit ends the session. Its row stays for a while, so that later calls hear why. */
export function endSession(world: World, session: Ending): void {
  sql(world.db, "UPDATE session SET ended = 'limit' WHERE id = ?").run(session.id);
  hangUp(world, session);
}

export const hasEnded = (db: DatabaseSync, id: number): boolean =>
  sql(db, 'SELECT ended FROM session WHERE id = ?').get(id)?.ended === 'limit';

export const isSecretOfEnded = (db: DatabaseSync, secret: string): boolean =>
  sql(db, 'SELECT ended FROM session WHERE secret_hash = ?').get(hashOf(secret))?.ended === 'limit';

export type OpenSession = Place & { id: number; openedAt: number; seenAt: number };

/** The open sessions of a player, the last used first. Times: ms. */
export const sessionsOf = (db: DatabaseSync, userId: number, now: number): OpenSession[] =>
  sql(db, `SELECT * FROM session WHERE user_id = ? AND ${alive} ORDER BY seen_at DESC, id DESC`)
    .all(userId, now - idleMs, now - absoluteMs)
    .map((row) => ({
      ...{ id: Number(row.id), openedAt: Number(row.created_at), seenAt: Number(row.seen_at) },
      ...{ agent: String(row.agent), address: String(row.address), country: String(row.country) },
    }));
