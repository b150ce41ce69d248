import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { sql } from '../db/index.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';

export type LinkKind = 'activate' | 'activatefast' | 'accountverify' | 'stopnewsletter' | 'login' | 'passwordreset';

const hourMs = 3_600_000;
/** A link that gives access lives for a short time. One that only ends a newsletter lives long. */
const lifeMs: Readonly<Record<LinkKind, number>> = {
  activate: 3 * dayMs,
  activatefast: 3 * dayMs,
  accountverify: 3 * dayMs,
  stopnewsletter: 365 * dayMs,
  login: hourMs / 4,
  passwordreset: hourMs,
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a link's token; only its hash is stored. `expiresAt`: ms. */
export function makeLink(world: World, kind: LinkKind, userId: number): { token: string; expiresAt: number } {
  const token = randomBytes(32).toString('base64url');
  const now = world.clock.now();
  const expiresAt = now + lifeMs[kind];
  sql(world.db, 'DELETE FROM link WHERE expires_at <= ?').run(now);
  // Only the newest password link works.
  if (kind === 'passwordreset') sql(world.db, 'DELETE FROM link WHERE kind = ? AND user_id = ?').run(kind, userId);
  sql(world.db, 'INSERT INTO link VALUES (?, ?, ?, ?)').run(hashOf(token), kind, userId, expiresAt);
  return { token, expiresAt };
}

/** The owner of the link, or null. */
export function linkOwner(world: World, kind: LinkKind, token: string): number | null {
  const row = sql(world.db, 'SELECT user_id FROM link WHERE token_hash = ? AND kind = ? AND expires_at > ?').get(
    hashOf(token),
    kind,
    world.clock.now(),
  );
  return row === undefined ? null : Number(row.user_id);
}

/** Gives the owner of the link, and uses the link up. */
export function takeLink(world: World, kind: LinkKind, token: string): number | null {
  const owner = linkOwner(world, kind, token);
  sql(world.db, 'DELETE FROM link WHERE token_hash = ?').run(hashOf(token));
  return owner;
}

/** Number of the way in which a login link came. */
export const linkMethod = '1';

export const signOf = (world: World, methodId: string, token: string): string =>
  createHmac('sha256', world.secrets.token).update(`${methodId}:${token}`).digest('base64url');

export function isSigned(world: World, link: { method_id: string; token: string; sign: string }): boolean {
  const right = Buffer.from(signOf(world, link.method_id, link.token));
  const given = Buffer.from(link.sign);
  return given.length === right.length && timingSafeEqual(given, right);
}
