import { createMiddleware } from 'hono/factory';

import type { AccountRight } from '../../contracts/auth.ts';
import { errorCodes } from '../../contracts/common.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure, refused } from '../http/failure.ts';
import { isOffDeposits, isResting, isSelfExcluded } from '../protection/breaks.ts';
import { isLimitReached } from '../protection/view.ts';
import type { World } from '../world/world.ts';
import { userById } from './users.ts';

export type Rights = {
  canBet: boolean;
  canDeposit: boolean;
  canWithdraw: boolean;
  canPlayCasino: boolean;
  canReceiveBonus: boolean;
};

/**
 * Why a player may not bet. Null: they may. Self-excluded and resting players may still withdraw (decision D-75); banned
 * players may not bet at all. `resting`: they took a time-out.
 */
export type Restriction = 'excluded' | 'resting' | 'banned' | 'frozen';

export function restrictionOf(world: World, userId: number): Restriction | null {
  const user = userById(world.db, userId);
  if (user === null) return 'banned';
  if (isSelfExcluded(world, userId)) return 'excluded';
  if (isResting(world, userId)) return 'resting';
  if ((user.clientConfig.ban_level ?? 0) > 0) return 'banned';
  return user.isFrozen ? 'frozen' : null;
}

/** Throws for a player whose account is closed or frozen. */
export function requireOpen(restriction: Restriction | null): void {
  if (restriction === 'banned') throw refused(errorCodes.banned, 'This account is closed.');
  if (restriction === 'frozen') throw refused(errorCodes.accountFrozen, 'This account is frozen.');
}

export function rightsOf(world: World, userId: number): Rights {
  const restriction = restrictionOf(world, userId);
  const isFree = restriction === null;
  return {
    canBet: isFree,
    canDeposit: isFree && !isOffDeposits(world, userId),
    canWithdraw: isFree || restriction === 'excluded' || restriction === 'resting',
    canPlayCasino: isFree,
    canReceiveBonus: isFree && !isLimitReached(world, userId),
  };
}

export const hasRight = (world: World, userId: number | null | undefined, right: AccountRight): boolean =>
  userId != null && userById(world.db, userId)?.rights.includes(right) === true;

/** Lets a call through to a signed-in account with this right. Answers 401 to visitors, 403 to all others. */
export const rightOnly = (right: AccountRight) =>
  createMiddleware<Env>(async (c, next) => {
    if (!hasRight(c.get('world'), playerOf(c), right))
      throw new ApiFailure(403, errorCodes.forbidden, `This account does not have the right "${right}".`);
    await next();
  });
