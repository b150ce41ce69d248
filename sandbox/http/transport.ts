import type { Context } from 'hono';

import type { Env } from './context.ts';

/**
 * Has the browser come by TLS? A proxy says so, if it is one that TRUST_PROXY names: anybody can write its header.
 * Tests call without a network, so no proxy is in between.
 */
export const isTls = (c: Context<Env>): boolean =>
  new URL(c.req.url).protocol === 'https:' || (c.get('isProxyTls') ?? c.req.header('X-Forwarded-Proto') === 'https');

/** This site as browsers know it: as SITE_ORIGIN names it, else as the call does, whose `Host` anybody may write. */
export function calledOrigin(c: Context<Env>): string {
  const named = c.get('siteOrigin') ?? null;
  if (named !== null) return named;
  const { host } = new URL(c.req.url);
  return `${isTls(c) ? 'https' : 'http'}://${host}`;
}
