import { createMiddleware } from 'hono/factory';

import { errorCodes, headerNames, headerValues } from '../../contracts/common.ts';
import { isMakerPath } from '../../contracts/makers/index.ts';
import { isRgsPath } from '../../contracts/rgs.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { calledOrigin } from '../http/transport.ts';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Refuses a change that another site made the browser ask for. A page of another origin cannot set X-Requested-With
 * unless we allow it, and we never do. The browser's own reports, the events of
 * the payment provider, the answers of ports and the calls of makers' servers, which are signed, and the control API need no such header. Clients of games may stand on any site:
 * they have no cookie, only the session of their game in the body.
 */
export const sameSite = createMiddleware<Env>(async (c, next) => {
  const forbidden = (message: string) => new ApiFailure(403, errorCodes.forbidden, message);
  if (!isRead(c.req.method) && !isRgsPath(c.req.path)) {
    if (c.req.header('Sec-Fetch-Site') === 'cross-site') throw forbidden('Changes are made from this site only.');
    // A form without a script cannot set our header. For such a form the browser itself says that it is of this site; without TLS by its
    // origin alone.
    const from = c.req.header('Sec-Fetch-Site') ?? (c.req.header('Origin') === calledOrigin(c) ? 'same-origin' : null);
    const isOwnForm =
      (c.req.path === '/auth-app/' ||
        c.req.path.startsWith('/recharge-api/v1/bank/') ||
        c.req.path.startsWith('/preview-api/v1/')) &&
      from === 'same-origin';
    const isOurs =
      isOwnForm ||
      c.req.path === '/csp-report' ||
      c.req.path.startsWith('/psp-hooks/') ||
      c.req.path.startsWith('/port-hooks/') ||
      isMakerPath(c.req.path) ||
      c.req.path.startsWith('/sandbox-api/');
    if (!isOurs && c.req.header(headerNames.requestedWith) !== headerValues.requestedWith)
      throw forbidden(`The header ${headerNames.requestedWith} is missing.`);
  }
  await next();
});
