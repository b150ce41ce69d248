import { Hono } from 'hono';

import { CookiesAgreeRequest } from '../../contracts/auth.ts';
import { sql } from '../db/index.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { playerOf } from '../http/context.ts';
import { sessionOver, unauthorized } from '../http/failure.ts';
import {
  carriedSessions,
  clearCookie,
  clearMarks,
  cookieSession,
  isCookieOfEnded,
  restoreMarks,
  setMarkCookie,
  setTokenCookie,
} from './cookies.ts';
import { visitorSession } from './current.ts';
import { closeSession, sessionUsed } from './sessions.ts';
import { issueToken } from './token.ts';

/**
 * The data that the browser drops when a player leaves: stored pages and answers, so that Back shows nothing of theirs.
 * Cookies and storage stay: the coupon, the view settings, the language and the answer about age belong to the device.
 */
const clearSiteData = '"cache"';

/** The session and its token. Spec: shell §4, §7, api §3, §4. */
export function sessionRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/web-api/session', (c) => {
    visitorSession(c);
    setMarkCookie(c);
    return c.body(null, 204);
  });

  routes.get('/web-api/auth/check-session', (c) => {
    const session = cookieSession(c);
    const { db, clock } = c.get('world');
    if (session !== null) sessionUsed(db, session.id, clock.now());
    return c.json({ data: { user_id: session?.userId ?? null } });
  });

  // Renewing a token needs the session cookie, so a stolen token cannot renew itself.
  const newToken = async (c: Parameters<typeof cookieSession>[0]): Promise<string> => {
    const world = c.get('world');
    const session = cookieSession(c);
    if (session?.userId == null) throw isCookieOfEnded(c) ? sessionOver() : unauthorized();
    sessionUsed(world.db, session.id, world.clock.now());
    const token = await issueToken(world, { sessionId: session.id, userId: session.userId });
    setTokenCookie(c, token);
    restoreMarks(c, { userId: session.userId, isSaved: session.isSaved });
    return token.text;
  };
  routes.get('/web-api/user/gettoken', async (c) => c.json({ data: { token: await newToken(c) } }));
  routes.post('/web-api/user/updatetoken', async (c) => c.json({ token: await newToken(c) }));

  routes.post('/web-api/user/cookies-agree', async (c) => {
    const userId = playerOf(c);
    const { type, agreedAt } = await readBody(c, CookiesAgreeRequest);
    const change = sql(c.get('world').db, 'UPDATE user SET cookies_type = ?, cookies_agreed_at = ? WHERE id = ?');
    change.run(type, agreedAt, userId);
    return c.body(null, 204);
  });

  // Other tabs hear of it on topic `user` and leave too. Of sessions it clears what it ended: there may be a new one by now,
  // also in the browser that asks, whose page knows of none yet. That page ends nothing: a visitor may wait for a code in another tab.
  routes.post('/web-api/auth/disconnect', (c) => {
    const world = c.get('world');
    const value = { isOpen: false, reason: 'disconnect' };
    const isVisitors = c.req.query('user') === 'none';
    const carried = carriedSessions(c);
    const isOpen = isVisitors && carried.some(({ session }) => session.userId !== null);
    if (!isOpen) clearMarks(c);
    const ended = isVisitors ? [] : carried;
    for (const { name } of ended) clearCookie(c, name);
    // The page's own session ends even where its cookie has been lost, or another sign-in has taken its place.
    const own = isVisitors ? null : c.get('session');
    const all = new Map(ended.map(({ session: { id, userId } }) => [id, userId]));
    if (own !== null) all.set(own.sessionId, own.userId);
    for (const [id, userId] of all) {
      closeSession(world, { id, userId });
      if (userId === null) continue;
      c.header('Clear-Site-Data', clearSiteData);
      world.pages.publishUser(userId, () => ({ op: 'put', kind: 'session', id, value }));
    }
    return c.json({ success: true, message: '', ...(isOpen && { isOpen }) });
  });

  return routes;
}
