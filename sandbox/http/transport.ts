import type { Context } from 'hono';

import type { Env } from './context.ts';

/**
 * Has the browser come by TLS? A proxy says so, if it is one that TRUST_PROXY names: anybody can write its header. Without
 * a network, as tests call, nobody stands between.
 */
export const isTls = (c: Context<Env>): boolean =>
  new URL(c.req.url).protocol === 'https:' || (c.get('isProxyTls') ?? c.req.header('X-Forwarded-Proto') === 'https');

/** This site as the browser of the call knows it. */
export function calledOrigin(c: Context<Env>): string {
  const { host } = new URL(c.req.url);
  return `${isTls(c) ? 'https' : 'http'}://${host}`;
}
