import type { Context } from 'hono';

import type { Env } from '../http/context.ts';
import { type Closed, closedTo } from '../site/closed.ts';
import { siteConfig } from '../site/config.ts';
import type { World } from '../world/world.ts';
import type { FoundPage } from './route-table.ts';
import { hasThing } from './things.ts';

/** `retryAfter`: seconds. */
export type PageStatus = { status: 200 | 404 | 500; retryAfter?: number } | Closed;

/**
 * True when the configuration has switched the page off, or does not know these terms of the query. The guards of the
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
