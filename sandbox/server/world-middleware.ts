import { randomUUID } from 'node:crypto';

import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';

import { headerNames } from '../../contracts/common.ts';
import { isTokenOfEnded, readToken } from '../auth/token.ts';
import { atHost } from '../http/asked-host.ts';
import type { Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { noteVisit } from '../protection/index.ts';
import { isBrandHost } from '../site/index.ts';
import { apiHeaders, commonHeaders } from '../static/headers.ts';
import type { Worlds } from '../worlds/index.ts';

/**
 * Puts the world of the call into the context. A header counts before the cookie; without both it is the default world.
 */
export const worldMiddleware = (worlds: Worlds, isControlOpen: boolean) =>
  createMiddleware<Env>(async (c, next) => {
    c.set('requestId', randomUUID());
    c.set('session', null);
    c.set('isOver', false);
    c.set('world', worlds.main);
    const id = isControlOpen ? (c.req.header(headerNames.world) ?? getCookie(c, headerNames.world)) : undefined;
    if (id !== undefined) {
      const world = worlds.get(id);
      // The default world must be in place first, because the refusal itself needs a world.
      if (world === null) throw notFound(`The world "${id.slice(0, 40)}"`);
      c.set('world', world);
    }
    const { hostname } = new URL(c.req.url);
    if (!isBrandHost(c.get('world').config, hostname)) return next();
    c.set('siteOrigin', originAt(c.get('siteOrigin') ?? null, hostname));
    return atHost(hostname, next);
  });

/** A host that the configuration names is this site as much as SITE_ORIGIN is. */
function originAt(named: string | null, hostname: string): string | null {
  if (named === null) return null;
  const { protocol, port } = new URL(named);
  return `${protocol}//${hostname}${port === '' ? '' : `:${port}`}`;
}

/** Writes the headers of every answer. `Date` tells the clock of the world, by which pages set their own. */
export const answerHeaders = createMiddleware<Env>(async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('Date', new Date(c.get('world').clock.now()).toUTCString());
  headers.set('X-Request-Id', c.get('requestId'));
  if (headers.get('Content-Type') === 'application/json')
    headers.set('Content-Type', 'application/json; charset=utf-8');
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  for (const [name, value] of Object.entries(apiHeaders)) if (!headers.has(name)) headers.set(name, value);
});

/** Puts the signed-in caller into the context. An invalid token counts as none: a call that needs one answers 401. */
export const sessionMiddleware = createMiddleware<Env>(async (c, next) => {
  const [scheme, token] = (c.req.header('Authorization') ?? '').split(' ');
  if (scheme === 'Bearer' && token !== undefined) {
    const session = await readToken(c.get('world'), token);
    c.set('session', session);
    if (session !== null) noteVisit(c.get('world'), session);
    c.set('isOver', session === null && (await isTokenOfEnded(c.get('world'), token)));
  }
  await next();
});
