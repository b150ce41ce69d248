import { createHash, randomBytes } from 'node:crypto';

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { sql } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import { cookieBase } from './cookies.ts';

const yearMs = 365 * 86_400_000;
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

function cookieDevice(c: Context<Env>): string | null {
  const secret = getCookie(c, 'device');
  return secret !== undefined && /^[\w-]{22}$/.test(secret) ? secret : null;
}

/** The mark of the calling device, whichever player signed in with it; null for a device without a sign-in. */
export function deviceMark(c: Context<Env>): string | null {
  const secret = cookieDevice(c);
  return secret === null ? null : hashOf(secret);
}

/**
 * The name of the calling device for counters, if this player has signed in with it; otherwise `new`. A stranger's
 * device cannot become a known one.
 */
export function deviceOf(c: Context<Env>, userId: number | null): string {
  const secret = cookieDevice(c);
  if (secret === null || userId === null) return 'new';
  const hash = hashOf(secret);
  const query = 'SELECT 1 FROM device WHERE user_id = ? AND secret_hash = ?';
  return sql(c.get('world').db, query).get(userId, hash) === undefined ? 'new' : hash;
}

/**
 * Notes that the player has signed in on this device. The cookie survives log-outs, but holds no data and opens
 * nothing.
 */
export function rememberDevice(c: Context<Env>, userId: number): void {
  const { db, clock } = c.get('world');
  const secret = cookieDevice(c) ?? randomBytes(16).toString('base64url');
  setCookie(c, 'device', secret, { ...cookieBase(c), httpOnly: true, maxAge: yearMs / 1000 });
  sql(db, 'INSERT OR REPLACE INTO device VALUES (?, ?, ?)').run(userId, hashOf(secret), clock.now());
  sql(db, 'DELETE FROM device WHERE seen_at < ?').run(clock.now() - yearMs);
}
