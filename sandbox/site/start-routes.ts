import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { Hono } from 'hono';

import { cookieSession } from '../auth/index.ts';
import type { Env } from '../server/context.ts';
import { unauthorized } from '../server/failure.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const styleSheet = read('client.css');
const domainsChecker = read('domains-checker.js');
/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Grants of another start of this server mean nothing. */
const secret = randomBytes(32);
const signed = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
const videoLifeSeconds = 15 * 60;

/** What a page asks for once it stands: the partner's style, the right domain, tokens of a player. Spec: shell §6, §7, api §2. */
export function startRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/sys-ui/:version/Desktop/:config/client.css', (c) =>
    c.body(styleSheet, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );

  // Its hash is pinned in contracts/domains.ts: a changed script without a changed pin is refused by the browser.
  routes.get('/domains-api/checker.js', (c) =>
    c.body(domainsChecker, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  routes.get('/domains-api/v1/host', (c) => c.json({ data: { host: c.get('world').geo.host ?? null } }));

  routes.get('/web-api/policy/logo.agif', (c) =>
    c.body(new Uint8Array(pixel), 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' }),
  );

  // The key is the cookie `ua`: it proves nothing, so it opens only what belongs to the session that sends it.
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
