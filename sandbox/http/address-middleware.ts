import { createMiddleware } from 'hono/factory';

import { addressOf, isFromProxy, networkOf, type TrustProxy } from './client-address.ts';
import type { Env } from './context.ts';
import type { Logger } from './logger.ts';

/**
 * Puts the caller's address into the context, and the site's own. It warns once of a proxy that the configuration does not name: all
 * visitors behind that proxy would share one counter.
 */
export function addressMiddleware(trust: TrustProxy, logger: Logger, siteOrigin: string | null = null) {
  let isTold = false;
  return createMiddleware<Env>(async (c, next) => {
    // A call that a test makes without a network has no address.
    const incoming = (c.env as Partial<Env['Bindings']> | undefined)?.incoming;
    const address = incoming === undefined ? '' : addressOf(incoming, trust);
    c.set('address', networkOf(address));
    c.set('siteOrigin', siteOrigin);
    const isProxy = incoming !== undefined && isFromProxy(incoming, trust);
    c.set('isProxyTls', isProxy && c.req.header('X-Forwarded-Proto') === 'https');
    if (!isTold && incoming?.headers['x-forwarded-for'] !== undefined && address === addressOf(incoming, { hops: 0 })) {
      isTold = true;
      logger.warn({ proxy: address, message: 'X-Forwarded-For of this address is not believed: see TRUST_PROXY.' });
    }
    await next();
  });
}
