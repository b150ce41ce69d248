import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { clientAddress } from '../server/client-address.ts';
import type { Env } from '../server/context.ts';
import { ApiFailure } from '../server/failure.ts';

const maxReportBytes = 16 * 1024;
const maxOfAddress = 60;
const windowSeconds = 60;

const isSmall = bodyLimit({
  maxSize: maxReportBytes,
  onError: () => {
    throw new ApiFailure(413, 413, 'The report is too large.');
  },
});

/** Violations of the content security policy, as browsers report them: small, and so many a minute from one address. */
export function reportRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post('/csp-report', isSmall, async (c) => {
    const { log, clock, limits } = c.get('world');
    limits.count(`csp-report:${clientAddress(c)}`, maxOfAddress, windowSeconds);
    const report = await c.req.text();
    log.add({ kind: 'errors', at: clock.now(), source: 'csp-report', report, requestId: c.get('requestId') });
    return c.body(null, 204);
  });
  return routes;
}
