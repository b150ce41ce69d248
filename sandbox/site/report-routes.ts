import { Hono } from 'hono';

import { bodyOf } from '../http/body.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Env } from '../http/context.ts';

const maxReportBytes = 16 * 1024;
const maxOfAddress = 60;
const windowSeconds = 60;

/**
 * Takes browsers' reports about violations of the content security policy: small ones, and a limited number a minute
 * from one address.
 */
export function reportRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post('/csp-report', bodyOf(maxReportBytes), async (c) => {
    const { log, clock, limits } = c.get('world');
    limits.count(`csp-report:${clientAddress(c)}`, maxOfAddress, windowSeconds);
    const report = await c.req.text();
    log.add({ kind: 'errors', at: clock.now(), source: 'csp-report', report, requestId: c.get('requestId') });
    return c.body(null, 204);
  });
  return routes;
}
