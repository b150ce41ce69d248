import { createHash, createHmac, randomBytes } from 'node:crypto';

import { hasEnded, sessionById } from '../auth/sessions.ts';
import { sql } from '../db/index.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { MakerStop } from './stop.ts';

export type MakerSession = {
  maker: string;
  game: string;
  login_id: number;
  user_id: number;
  account_id: number;
  iso: string;
  country: string;
  language: string;
  opened_at: number;
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The world of a test is before the secret, because the maker's server knows no worlds. */
export const worldIn = (token: string): string => (token.includes('.') ? (token.split('.')[0] ?? '') : 'main');

/** Opens a session for one launch, and gives its secret, which is stored as a hash. */
export function openMakerSession(world: World, session: Omit<MakerSession, 'opened_at'>): string {
  const { db, clock, id } = world;
  const now = clock.now();
  // A win that is late for so long has been reported by then.
  sql(db, 'DELETE FROM maker_session WHERE opened_at <= ?').run(now - 60 * dayMs);
  const secret = randomBytes(32).toString('base64url');
  const token = id === 'main' ? secret : `${id}.${secret}`;
  const { maker, game, login_id, user_id, account_id, iso, country, language } = session;
  sql(
    db,
    `INSERT INTO maker_session (hash, maker, game, login_id, user_id, account_id, iso, country, language, opened_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(hashOf(token), maker, game, login_id, user_id, account_id, iso, country, language, now);
  return token;
}

/** The player of a session, however old it is; a session of another maker does not exist for this one. */
export function heldBy({ db }: World, maker: string, token: string): MakerSession {
  const row = sql(db, 'SELECT * FROM maker_session WHERE hash = ? AND maker = ?').get(hashOf(token), maker);
  if (row === undefined) throw new MakerStop('UNKNOWN_SESSION', 'This session does not exist.');
  return row as MakerSession;
}

/** Refuses what begins something: the log-in that launched the game is over, or the launch is over a day old. */
export function requireRunning({ db, clock }: World, session: MakerSession): void {
  const now = clock.now();
  const isOpen = !hasEnded(db, session.login_id) && sessionById(db, session.login_id, now)?.userId === session.user_id;
  if (!isOpen || now >= session.opened_at + dayMs)
    throw new MakerStop('SESSION_ENDED', 'This session is over: the site launches the game again.');
}

/** A player has another name for each maker, so that two of them cannot put together what they know. */
export const nameFor = ({ secrets }: World, { maker, user_id: userId }: MakerSession): string =>
  createHmac('sha256', secrets.token)
    .update(`maker:${maker}:${String(userId)}`)
    .digest('base64url')
    .slice(0, 22);
