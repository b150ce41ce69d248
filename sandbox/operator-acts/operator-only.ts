import { createMiddleware } from 'hono/factory';

import { bearerOf, isToken } from '../http/bearer.ts';
import type { Env } from '../http/context.ts';
import { notFound, unauthorized } from '../http/failure.ts';
import { beginAct } from './index.ts';

const maxOfAddress = 10;
const windowSeconds = 60;

/**
 * Lets a caller with the operator's token through, and only a few times a minute, so that the token cannot be guessed.
 * `token`: OPERATOR_TOKEN; without it the call does not exist.
 */
export const operatorOnly = (token: string | null) =>
  createMiddleware<Env>(async (c, next) => {
    if (token === null) throw notFound();
    c.get('world').limits.count(`operator:${c.get('address')}`, maxOfAddress, windowSeconds);
    if (!isToken(bearerOf(c), token)) throw unauthorized();
    const end = await beginAct(c);
    await next();
    end(c.res.status);
  });
