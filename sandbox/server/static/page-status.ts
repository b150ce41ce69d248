import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

import type { Env } from '../../http/context.ts';
import { siteConfig } from '../../site/config.ts';
import type { World } from '../../world/world.ts';
import type { FoundPage } from './route-table.ts';
import { hasThing } from './things.ts';

/** `retryAfter`: seconds. */
export type PageStatus = { status: 200 | 403 | 404 | 451 | 500 | 503; retryAfter?: number };

/**
 * `passing`: reasons of a block that end by themselves. `ofBrowser`: reasons that lie in the browser. All others are
 * about the law of a place. Spec: shell §4.
 */
const passing = new Set([4, 8, 16]);
const ofBrowser = new Set([13, 17]);
const geoReason = 1;
const usualWaitSeconds = 300;

/** What keeps this visitor from every page. Null: nothing does. */
function closedTo(c: Context<Env>): PageStatus | null {
  const { geo } = c.get('world');
  const isForced = geo.templateTypeId === geoReason && getCookie(c, 'force_geo_off') === '1';
  if (geo.displayTypeId === 1 && !isForced) {
    if (passing.has(geo.templateTypeId)) return { status: 503, retryAfter: usualWaitSeconds };
    return { status: ofBrowser.has(geo.templateTypeId) ? 403 : 451 };
  }
  const { clock } = c.get('world');
  const { isActive, ended_at: end } = siteConfig(c.get('world'), 'en').maintenance;
  if (!isActive && getCookie(c, 'maintenance') !== '1') return null;
  const left = end === null ? 0 : Math.ceil(end - clock.now() / 1000);
  return { status: 503, retryAfter: left > 0 ? left : usualWaitSeconds };
}

/**
 * True when the configuration has switched the page off, or has none for these words of the query. The guards of the
 * page decide in the same way.
 */
export function isOff(world: World, path: string, search: URLSearchParams, found: FoundPage): boolean {
  // An operator may have written anything. An entry that cannot be read closes no page.
  const config: Record<string, unknown> = siteConfig(world, 'en');
  const listed = (name: string): unknown[] => (Array.isArray(config[name]) ? config[name] : []);
  const { availability, setting, page, query = {} } = found;
  return (
    listed('notFoundFragments').some((part) => typeof part === 'string' && part !== '' && path.includes(part)) ||
    (availability !== undefined && Array.isArray(config.availability) && !config.availability.includes(availability)) ||
    (setting !== undefined && config[setting] !== true) ||
    (page === 'registration' && (config.isRegistrationAllowed === false || config.isVipDomain === true)) ||
    Object.entries(query).some(([name, values]) => search.getAll(name).some((value) => !values.includes(value)))
  );
}

/**
 * Finds the status of the document at an address, for robots and proxies. The page draws itself whatever the status is.
 * Decision D-113.
 */
export function pageStatusOf(c: Context<Env>, path: string, found: FoundPage | null): PageStatus {
  const closed = closedTo(c);
  if (closed !== null) return closed;
  if (found === null || isOff(c.get('world'), path, new URL(c.req.url).searchParams, found)) return { status: 404 };
  if (!hasThing(c, found)) return { status: 404 };
  return { status: found.status === 500 ? 500 : found.status === 404 ? 404 : 200 };
}
