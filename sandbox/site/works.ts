import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';

import { headerNames } from '../../contracts/common.ts';
import { Maintenance } from '../../contracts/site.ts';
import { isKnownAction } from '../actions/index.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { merge, noWorks } from './state.ts';

const usualWaitSeconds = 300;
const longestWaitSeconds = 24 * 60 * 60;

/** Works on the site: what an operator has said, or else the values of the site. Those that cannot be read say nothing. */
const worksOf = ({ maintenance, config }: World): Maintenance =>
  maintenance ?? Maintenance.safeParse(merge(noWorks, config['maintenance'])).data ?? noWorks;

/** Is the site being worked on, for everybody? */
export const areWorksOn = (world: World): boolean => worksOf(world).isActive;

/** For how many seconds works keep this visitor out; null: they do not. */
export function worksFor(c: Context<Env>): number | null {
  const world = c.get('world');
  const { isActive, ended_at: end } = worksOf(world);
  if (!isActive && getCookie(c, 'maintenance') !== '1') return null;
  const left = end === null ? 0 : Math.ceil(end - world.clock.now() / 1000);
  return left > 0 ? Math.min(left, longestWaitSeconds) : usualWaitSeconds;
}

/** Refuses what begins something while the site is being worked on. */
export function requireNoWorks(c: Context<Env>): void {
  const retryAfter = worksFor(c);
  if (retryAfter !== null)
    throw new ApiFailure(503, 503, 'The site is closed for maintenance. Try again later.', { retryAfter });
}

/** A call that begins something. What began before goes on, and so does the answer to a key that is known. Row OPS-43. */
export const whileOpen = createMiddleware<Env>(async (c, next) => {
  if (!isKnownAction(c, c.req.header(headerNames.idempotencyKey))) requireNoWorks(c);
  await next();
});
