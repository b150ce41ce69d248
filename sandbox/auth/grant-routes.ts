import { createHmac, randomBytes } from 'node:crypto';

import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import { unauthorized } from '../http/failure.ts';
import { cookieSession } from './cookies.ts';

/** Grants from an earlier start of this server mean nothing. */
const secret = randomBytes(32);
const signed = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
const videoLifeSeconds = 15 * 60;

/** Grants of further services to a player: their own grants, the video of a match. Spec: shell §7, api §2. */
export function grantRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  // The key is the cookie `ua`. It proves nothing, so it opens only what belongs to the caller's session.
  routes.get('/bff-api/secure-data', (c) => {
    const key = c.req.query('key') ?? '';
    const userId = cookieSession(c)?.userId ?? null;
    if (userId === null || key !== String(userId)) return c.json({ data: { ggru: '', grant: {} } });
    return c.json({ data: { ggru: signed(`ggru ${key}`), grant: { [key]: signed(`grant ${key}`) } } });
  });

  routes.get('/web-api/media/video-token', (c) => {
    const session = c.get('session');
    if (session === null) throw unauthorized();
    const expiresAt = Math.floor(c.get('world').clock.now() / 1000) + videoLifeSeconds;
    return c.json({ data: { token: signed(`video ${String(session.userId)} ${String(expiresAt)}`), expiresAt } });
  });

  return routes;
}
