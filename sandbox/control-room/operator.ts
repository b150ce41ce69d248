import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { errorCodes } from '../../contracts/common.ts';
import { isToken } from '../http/bearer.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { isTls } from '../http/transport.ts';
import type { Operator } from './sessions.ts';

/** Only calls of the room carry the cookie, and only from this site. It ends with the browser's session, or sooner on the server. */
const cookie = 'operator';
const path = '/plugins-api/v1/room';

const maxOfAccount = 10;
const windowSeconds = 15 * 60;

const refused = (message: string) => new ApiFailure(403, errorCodes.forbidden, message);

export const signedIn = (c: Context<Env>): Operator | null =>
  c.get('world').operatorSessions.find(getCookie(c, cookie) ?? '', playerOf(c));

/** The operator who acts in the room. Answers 403 to an account that has only the right to read. */
export function operatorOf(c: Context<Env>): Operator {
  const operator = signedIn(c);
  if (operator === null) throw refused('Sign in to the control room first.');
  return operator;
}

/** Opens a session for who says the token. An account and an address have few tries. */
export function signIn(c: Context<Env>, token: string, { name, token: said }: { name: string; token: string }): void {
  const { limits, operatorSessions } = c.get('world');
  const userId = playerOf(c);
  limits.count(`operator:${c.get('address')}`, maxOfAccount, windowSeconds);
  limits.count(`operator-account:${String(userId)}`, maxOfAccount, windowSeconds);
  if (!isToken(said, token)) throw refused('This token is not of this site.');
  operatorSessions.end(getCookie(c, cookie) ?? '');
  const secret = operatorSessions.open(userId, name);
  setCookie(c, cookie, secret, { path, httpOnly: true, sameSite: 'Strict', secure: isTls(c) });
}

export function signOut(c: Context<Env>): void {
  c.get('world').operatorSessions.end(getCookie(c, cookie) ?? '');
  deleteCookie(c, cookie, { path });
}
