import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import type { Env } from '../http/context.ts';
import { isTls } from '../http/transport.ts';
import { siteConfig } from '../site/config.ts';
import { idleMs, isSecretOfEnded, playerCookies, type Session, sessionBySecret } from './sessions.ts';
import type { Token } from './token.ts';

const isLoopback = (c: Context<Env>): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(c.req.url).hostname);

/** When the site runs in other sites' frames, the browser keeps its cookies apart for each of them. Spec: api §1.1. */
const isPartitioned = (c: Context<Env>): boolean => siteConfig(c.get('world'), 'en').isSessionPartitioned === true;

export const cookieBase = (c: Context<Env>) =>
  isPartitioned(c)
    ? { path: '/', sameSite: 'None' as const, secure: true, partitioned: true }
    : { path: '/', sameSite: 'Lax' as const, secure: isTls(c) };
const saved = (isSaved: boolean) => (isSaved ? { maxAge: idleMs / 1000 } : {});

/** Cookies of sessions: a player's, and a visitor's. An answer for a visitor that comes late replaces no player's. Decision D-822. */
const sessionCookies = [...playerCookies, 'visitor'] as const;

/** The open sessions that a call carries, a player's before a visitor's, each with the name of its cookie. */
export function carriedSessions(c: Context<Env>): { name: string; session: Session }[] {
  const { db, clock } = c.get('world');
  return sessionCookies.flatMap((name) => {
    const secret = getCookie(c, name);
    const session = secret === undefined ? null : sessionBySecret(db, secret, clock.now());
    return session === null ? [] : [{ name, session }];
  });
}

/** The open session of the cookies, null without one. It is the real proof. */
export const cookieSession = (c: Context<Env>): Session | null => carriedSessions(c)[0]?.session ?? null;

/** Did the player's own limit end the session of this cookie? */
export const isCookieOfEnded = (c: Context<Env>): boolean =>
  playerCookies.some((name) => {
    const secret = getCookie(c, name);
    return secret !== undefined && isSecretOfEnded(c.get('world').db, secret);
  });

/** Under a name that the browser does not have: the answer to an earlier log-out may be on its way, and clears the other one. */
export function setSessionCookie(c: Context<Env>, secret: string, isSaved: boolean): void {
  const [first] = playerCookies;
  const free = playerCookies.find((name) => getCookie(c, name) === undefined) ?? first;
  setCookie(c, free, secret, { ...cookieBase(c), httpOnly: true, ...saved(isSaved) });
  for (const name of playerCookies) if (name !== free && getCookie(c, name) !== undefined) clearCookie(c, name);
}

export const setVisitorCookie = (c: Context<Env>, secret: string): void =>
  setCookie(c, 'visitor', secret, { ...cookieBase(c), httpOnly: true });

/**
 * Tells the page that there is a session: scripts cannot see `sid`, which is HttpOnly. It proves nothing and ends with
 * the browser's session.
 */
export const setMarkCookie = (c: Context<Env>): void => setCookie(c, 'session', '1', cookieBase(c));

/** Cookies of a signed-in player. The page may read `ua` (id) and `is_auth`; they prove nothing. Spec: api §1.1. */
export function setUserCookies(c: Context<Env>, userId: number, isSaved: boolean): void {
  setCookie(c, 'ua', String(userId), { ...cookieBase(c), ...saved(isSaved) });
  setCookie(c, 'is_auth', '1', { ...cookieBase(c), ...saved(isSaved) });
}

/**
 * Expires with the token. Browsers accept secure cookies on loopback, so the cookie is the same as in production.
 * Written by hand: the world's clock may be years away, and the helper uses real time.
 */
export function setTokenCookie(c: Context<Env>, { text, expiresAt }: Token): void {
  const expires = new Date(expiresAt * 1000).toUTCString();
  const secure = isTls(c) || isLoopback(c) ? '; Secure' : '';
  const site = isPartitioned(c) ? '; Secure; SameSite=None; Partitioned' : `${secure}; SameSite=Lax`;
  c.header('Set-Cookie', `user_token=${text}; Path=/; Expires=${expires}; HttpOnly${site}`, { append: true });
}

/** What only says that there is a session. A new one gets it back with its next token. */
export function clearMarks(c: Context<Env>): void {
  for (const name of ['user_token', 'ua', 'is_auth']) clearCookie(c, name);
}

/** An earlier log-out may have cleared the marks of a session that began after it. */
export function restoreMarks(c: Context<Env>, { userId, isSaved }: { userId: number; isSaved: boolean }): void {
  if (getCookie(c, 'is_auth') !== '1' || getCookie(c, 'ua') !== String(userId)) setUserCookies(c, userId, isSaved);
}

/** A player has no visitor's session beside their own. */
export const clearVisitorCookie = (c: Context<Env>): void => {
  clearCookie(c, 'visitor');
};

export const clearCookie = (c: Context<Env>, name: string): void =>
  void deleteCookie(c, name, isPartitioned(c) ? cookieBase(c) : { path: '/' });
