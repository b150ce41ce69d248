import type { Context } from 'hono';

import type { Env, KeptText } from '../http/context.ts';
import { tellKept } from '../http/kept-text.ts';

/**
 * Answers with a snapshot that depends on nothing of the client, so that a CDN may keep it for a second. A page that has it already, by its
 * version, need not read it again; `make` is not called then.
 */
export function tellSnapshot(
  c: Context<Env>,
  { version, lng }: { version: string; lng: string },
  make: () => KeptText,
): Response {
  const tag = `W/"${version.replace(' ', '-')}-${lng}"`;
  c.header('Cache-Control', 'public, max-age=0, s-maxage=1');
  c.header('ETag', tag);
  return c.req.header('If-None-Match') === tag ? c.body(null, 304) : tellKept(c, make());
}
