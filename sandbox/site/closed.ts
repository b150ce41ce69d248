import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

import type { Env } from '../http/context.ts';
import { worksFor } from './works.ts';

/**
 * `passing`: reasons of a block that end by themselves. `ofBrowser`: reasons that lie in the browser. All others are
 * about the law of a place. Spec: shell §4.
 */
const passing = new Set([4, 8, 16]);
const ofBrowser = new Set([13, 17]);
const geoReason = 1;
const usualWaitSeconds = 300;

/** `retryAfter`: seconds. */
export type Closed = { status: 403 | 451 | 503; retryAfter?: number };

/** What keeps this visitor from the whole site. Null: nothing does. */
export function closedTo(c: Context<Env>): Closed | null {
  const { geo } = c.get('world');
  const isForced = geo.templateTypeId === geoReason && getCookie(c, 'force_geo_off') === '1';
  if (geo.displayTypeId === 1 && !isForced) {
    if (passing.has(geo.templateTypeId)) return { status: 503, retryAfter: usualWaitSeconds };
    return { status: ofBrowser.has(geo.templateTypeId) ? 403 : 451 };
  }
  const retryAfter = worksFor(c);
  return retryAfter === null ? null : { status: 503, retryAfter };
}
