import { createMiddleware } from 'hono/factory';

import type { AccountRight } from '../../contracts/auth.ts';
import { errorCodes } from '../../contracts/common.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { userById } from './users.ts';

export const hasRight = (world: World, userId: number | null | undefined, right: AccountRight): boolean =>
  userId != null && userById(world.db, userId)?.rights.includes(right) === true;

/** Lets a call through to a signed-in account with this right. Answers 401 to visitors, 403 to all others. */
export const rightOnly = (right: AccountRight) =>
  createMiddleware<Env>(async (c, next) => {
    if (!hasRight(c.get('world'), playerOf(c), right))
      throw new ApiFailure(403, errorCodes.forbidden, `This account does not have the right "${right}".`);
    await next();
  });
