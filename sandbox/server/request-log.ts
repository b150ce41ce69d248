import { createMiddleware } from 'hono/factory';

import type { Env } from '../http/context.ts';
import type { Logger } from '../http/logger.ts';

/**
 * Writes one line for each request, for operators. While the control API is open, it also writes the request with its
 * headers to the log of the world, for tests.
 */
export const requestLog = (logger: Logger, isControlOpen: boolean) =>
  createMiddleware<Env>(async (c, next) => {
    const started = performance.now();
    await next();
    const { world, requestId, address, trace } = c.var;
    const { method, path } = c.req;
    const line = {
      requestId,
      traceId: trace?.id,
      world: world.id,
      address,
      method,
      path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    };
    if (c.res.status >= 500) logger.warn(line);
    else logger.info(line);
    if (isControlOpen && !path.startsWith('/sandbox-api/'))
      world.log.add({
        kind: 'requests',
        at: world.clock.now(),
        query: c.req.query(),
        headers: c.req.header(),
        ...line,
      });
  });
