import { randomUUID } from 'node:crypto';

import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';

import { HEADER } from '../../contracts/common.ts';
import { readToken } from '../auth/token.ts';
import type { Worlds } from '../world/index.ts';
import type { Env } from './context.ts';
import { notFound } from './failure.ts';
import { apiHeaders, commonHeaders } from './static/headers.ts';

/** Puts the world of the call into the context; header before cookie, the default world without either. */
export const worldMiddleware = (worlds: Worlds, isControlOpen: boolean) =>
  createMiddleware<Env>(async (c, next) => {
    c.set('requestId', randomUUID());
    c.set('session', null);
    c.set('world', worlds.main);
    const id = isControlOpen ? (c.req.header(HEADER.world) ?? getCookie(c, HEADER.world)) : undefined;
    if (id !== undefined) {
      const world = worlds.get(id);
      // Thrown once the default world is in place: the refusal itself needs one.
      if (world === null) throw notFound(`The world "${id.slice(0, 40)}"`);
      c.set('world', world);
    }
    await next();
  });

/** Headers of every answer. `Date` is the world's clock: pages correct their own by it. */
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

/** Puts the signed-in caller into the context. A token that does not hold is no token: what needs one answers 401. */
export const sessionMiddleware = createMiddleware<Env>(async (c, next) => {
  const [scheme, token] = (c.req.header('Authorization') ?? '').split(' ');
  if (scheme === 'Bearer' && token !== undefined) c.set('session', await readToken(c.get('world'), token));
  await next();
});
