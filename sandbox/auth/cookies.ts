import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import type { Env } from '../http/context.ts';
import { isTls } from '../http/transport.ts';
import { siteConfig } from '../site/config.ts';
import {
  cookieOf,
  idleMs,
  isSecretOfEnded,
  playerCookies,
  playerSessions,
  type Session,
  sessionBySecret,
} from './sessions.ts';
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

const cookiesOf = (c: Context<Env>) => Object.entries(getCookie(c));

/**
 * The open sessions that a call carries, each with the name of its cookie. Answers for a player have priority over
 * those for a visitor: a late visitor answer replaces no player's. Decision D-822.
 */
export function carriedSessions(c: Context<Env>): { name: string; session: Session }[] {
  const { db, clock } = c.get('world');
  const now = clock.now();
  const visitor = sessionBySecret(db, getCookie(c, 'visitor') ?? '', now);
  const own = visitor === null ? [] : [{ name: 'visitor', session: visitor }];
  return [...playerSessions(db, cookiesOf(c), now), ...own];
}

/** The open session of the cookies, null without one. It is the real proof. */
export const cookieSession = (c: Context<Env>): Session | null => carriedSessions(c)[0]?.session ?? null;

/** Did the player's own limit end the session of this cookie? */
export const isCookieOfEnded = (c: Context<Env>): boolean =>
  playerCookies(cookiesOf(c)).some(([, secret]) => isSecretOfEnded(c.get('world').db, secret));

/** A sign-in has ended what the browser carried, so the names of that go. */
export function setSessionCookie(c: Context<Env>, secret: string, isSaved: boolean): void {
  for (const [name] of playerCookies(cookiesOf(c))) clearCookie(c, name);
  setCookie(c, cookieOf(secret), secret, { ...cookieBase(c), httpOnly: true, ...saved(isSaved) });
}

export const setVisitorCookie = (c: Context<Env>, secret: string): void =>
  setCookie(c, 'visitor', secret, { ...cookieBase(c), httpOnly: true });

/**
 * Tells the page that there is a session: scripts cannot see its cookie, which is HttpOnly. It proves nothing and ends with
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

/** A cookie that only says that there is a session. A new one gets it back with its next token. */
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
