import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { Hono } from 'hono';

import { FingerprintRequest } from '../../contracts/auth.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';

const script = readFileSync(new URL('fp.js', import.meta.url), 'utf8');
const lifeSeconds = 60 * 60;

/** The fingerprint service: a script and a token. Spec: shell §3. */
export function fingerprintRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  // contracts/fingerprint.ts pins its hash: after a change without a new pin the browser refuses the script.
  routes.get('/hd-api/v1/fp.js', (c) =>
    c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );

  routes.post('/hd-api/v1/token', async (c) => {
    const { components } = await readBody(c, FingerprintRequest);
    const data = createHash('sha256').update(JSON.stringify(components)).digest('base64url');
    const expiresAt = Math.floor(c.get('world').clock.now() / 1000) + lifeSeconds;
    return c.json({ token: randomBytes(24).toString('base64url'), expiresAt, data });
  });

  return routes;
}
