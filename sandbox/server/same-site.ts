import { createMiddleware } from 'hono/factory';

import { ERROR_CODE, HEADER, HEADER_VALUE } from '../../contracts/common.ts';
import type { Env } from './context.ts';
import { ApiFailure } from './failure.ts';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Refuses a change that another site asked the browser for. A page of another origin cannot set X-Requested-With without asking first, and
 * is never allowed to. The browser's own reports and the control API carry no header of ours.
 */
export const sameSite = createMiddleware<Env>(async (c, next) => {
  const forbidden = (message: string) => new ApiFailure(403, ERROR_CODE.forbidden, message);
  if (!isRead(c.req.method)) {
    if (c.req.header('Sec-Fetch-Site') === 'cross-site') throw forbidden('Changes are made from this site only.');
    // A form without a script has no header of ours; the browser says for it that it is of this site.
    const isOwnForm = c.req.path === '/auth-app/' && c.req.header('Sec-Fetch-Site') === 'same-origin';
    const isOurs = isOwnForm || c.req.path === '/csp-report' || c.req.path.startsWith('/sandbox-api/');
    if (!isOurs && c.req.header(HEADER.requestedWith) !== HEADER_VALUE.requestedWith)
      throw forbidden(`The header ${HEADER.requestedWith} is missing.`);
  }
  await next();
});
