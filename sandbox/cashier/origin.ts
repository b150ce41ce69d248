import type { Context } from 'hono';

import type { Env } from '../http/context.ts';
import { calledOrigin } from '../http/transport.ts';

/** This site as the browser of a call knows it. A proxy that speaks https says so, or the environment names the origin. */
export function originOf(c: Context<Env>): string {
  const named = c.get('world').provider?.siteOrigin ?? null;
  return named ?? calledOrigin(c);
}
