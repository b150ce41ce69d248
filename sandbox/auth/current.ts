import type { Context } from 'hono';

import type { Env } from '../http/context.ts';
import { limitAddress } from '../http/limit-address.ts';
import {
  carriedSessions,
  clearVisitorCookie,
  cookieSession,
  setSessionCookie,
  setTokenCookie,
  setUserCookies,
  setVisitorCookie,
} from './cookies.ts';
import { rememberDevice } from './device.ts';
import { noteLogin, placeOf, tellOfDevice } from './login-events.ts';
import { closeSession, openSession } from './sessions.ts';
import { issueToken } from './token.ts';

/**
 * Signs the player in: ends the visitor's session, opens one with a new secret, sets token and cookies. Returns the
 * token.
 */
export async function signIn(
  c: Context<Env>,
  userId: number,
  { isSaved, isProof }: { isSaved: boolean; isProof: boolean },
): Promise<string> {
  const world = c.get('world');
  for (const { session } of carriedSessions(c)) closeSession(world, session);
  const { session, secret } = openSession(world.db, {
    ...{ userId, isSaved, isProof, now: world.clock.now(), place: placeOf(c) },
  });
  const token = await issueToken(world, { sessionId: session.id, userId });
  setSessionCookie(c, secret, isSaved);
  clearVisitorCookie(c);
  setUserCookies(c, userId, isSaved);
  setTokenCookie(c, token);
  tellOfDevice(c, userId);
  rememberDevice(c, userId);
  noteLogin(c, userId, true);
  return token.text;
}

/** New sessions of one address: a whole office may begin its day at once. */
const maxOfAddress = 600;
const windowSeconds = 600;

/** Gives the visitor's session, and opens one when there is none. */
export function visitorSession(c: Context<Env>): number {
  const known = cookieSession(c);
  if (known !== null) return known.id;
  limitAddress(c, 'session', maxOfAddress, windowSeconds);
  const { db, clock } = c.get('world');
  const { session, secret } = openSession(db, { userId: null, isSaved: false, now: clock.now() });
  setVisitorCookie(c, secret);
  return session.id;
}
