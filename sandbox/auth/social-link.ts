import type { Context } from 'hono';

import { sql } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import { cookieSession } from './cookies.ts';
import { setSocial, socialOf } from './sessions.ts';

/**
 * The person who returned from a provider in this browser is this player, who has given every proof that their account
 * asks for. Row SEC-22.
 */
export function linkSocial(c: Context<Env>, userId: number): void {
  const { db } = c.get('world');
  const session = cookieSession(c);
  const identity = session === null ? null : socialOf(db, session.id);
  if (session === null || identity === null) return;
  sql(db, 'INSERT OR REPLACE INTO social_account VALUES (?, ?, ?)').run(identity.provider, identity.subject, userId);
  setSocial(db, session.id, null);
}
