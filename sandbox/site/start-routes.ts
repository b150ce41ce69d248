import { readFileSync } from 'node:fs';

import { Hono } from 'hono';

import type { Env } from '../http/context.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const styleSheet = read('client.css');
const domainsChecker = read('domains-checker.js');
/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers what a page asks for after it has drawn: the partner's style and the right domain. Spec: shell §6, §7. */
export function startRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/sys-ui/:version/Desktop/:config/client.css', (c) =>
    c.body(styleSheet, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );

  // contracts/domains.ts pins its hash: after a change without a new pin the browser refuses the script.
  routes.get('/domains-api/checker.js', (c) =>
    c.body(domainsChecker, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  routes.get('/domains-api/v1/host', (c) => c.json({ data: { host: c.get('world').geo.host ?? null } }));

  routes.get('/web-api/policy/logo.agif', (c) =>
    c.body(new Uint8Array(pixel), 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' }),
  );

  return routes;
}
