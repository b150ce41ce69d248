import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { hasEnded, sessionById } from '../auth/sessions.ts';
import type { StoredSession } from '../games/money.ts';
import { type Held, holderOf } from '../games/tokens.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, refused, sessionOver, unauthorized } from '../http/failure.ts';
import { noteVisit } from '../protection/index.ts';
import { closedTo } from '../site/closed.ts';

/** The player of the game, while the log-in that launched it is open. From here on the call is one of this player's. */
export function heldBy(c: Context<Env>, token: string): Held {
  const world = c.get('world');
  const held = holderOf(world, token);
  if (held === null) throw unauthorized();
  const { login_id: sessionId, user_id: userId } = held.session;
  if (hasEnded(world.db, sessionId)) throw sessionOver();
  if (sessionById(world.db, sessionId, world.clock.now())?.userId !== userId) throw unauthorized();
  if (held.isOld) throw refused(errorCodes.forbidden, 'This session is over a day old: launch the game again.');
  c.set('session', { sessionId, userId });
  noteVisit(world, { sessionId, userId });
  return held;
}

/** The same, for a call that comes after `authenticate`. */
export function sessionIn(c: Context<Env>, token: string): StoredSession {
  const { session, isAuthenticated } = heldBy(c, token);
  if (!isAuthenticated) throw new ApiFailure(401, errorCodes.unauthorized, 'Authenticate first.');
  return session;
}

/** Nobody begins where the site may not be offered, or while it is being worked on. What is paid for goes on. */
export function requireSite(c: Context<Env>): void {
  const closed = closedTo(c);
  if (closed === null) return;
  if (closed.status === 503) throw new ApiFailure(503, 503, 'The site is being worked on.');
  throw new ApiFailure(451, 451, 'Games are not offered here.');
}
