import { createHash, randomBytes } from 'node:crypto';

import { sql } from '../db/index.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import type { StoredSession } from './money.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * A new secret by which a game client plays this session. It is told once, in the answer of a launch, and stored as a
 * hash. Row CAS-04.
 */
export function issueToken({ db, clock }: World, sessionId: string): string {
  const token = randomBytes(32).toString('base64url');
  sql(db, 'DELETE FROM game_token WHERE at <= ?').run(clock.now() - 2 * dayMs);
  sql(db, 'INSERT INTO game_token (hash, session_id, at) VALUES (?, ?, ?)').run(hashOf(token), sessionId, clock.now());
  return token;
}

export type Held = { session: StoredSession; isOld: boolean; isAuthenticated: boolean };

/** What a token stands for. Null: for nothing. `isOld`: it is over a day old, and no longer plays. */
export function holderOf({ db, clock }: World, token: string): Held | null {
  const row = sql(
    db,
    `SELECT game_session.*, at, authenticated_at FROM game_token JOIN game_session ON game_session.id = session_id
     WHERE hash = ?`,
  ).get(hashOf(token));
  if (row === undefined) return null;
  const { at, authenticated_at: authenticatedAt, ...session } = row;
  return {
    session: session as StoredSession,
    isOld: clock.now() >= Number(at) + dayMs,
    isAuthenticated: authenticatedAt !== null,
  };
}

export const authenticate = ({ db, clock }: World, token: string): void =>
  void sql(db, 'UPDATE game_token SET authenticated_at = ? WHERE hash = ?').run(clock.now(), hashOf(token));
