import { Hono } from 'hono';

import type { Env } from '../server/context.ts';

/** Violations of the content security policy, as browsers report them. */
export function reportRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post('/csp-report', async (c) => {
    const { log, clock } = c.get('world');
    const text = (await c.req.text()).slice(0, 10_000);
    log.add({ kind: 'errors', at: clock.now(), source: 'csp-report', report: text, requestId: c.get('requestId') });
    return c.body(null, 204);
  });
  return routes;
}
