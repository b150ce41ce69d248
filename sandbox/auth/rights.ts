import { isResting, isSelfExcluded } from '../protection/breaks.ts';
import type { World } from '../world/world.ts';
import { userById } from './users.ts';

export type Rights = { canBet: boolean; canDeposit: boolean; canWithdraw: boolean; canPlayCasino: boolean };

/**
 * Why a player may not bet. Null: they may. Self-excluded and resting players may still withdraw (decision D-75); banned
 * players may not bet at all. `resting`: they took a time-out.
 */
export type Restriction = 'excluded' | 'resting' | 'banned' | 'frozen';

export function restrictionOf(world: World, userId: number): Restriction | null {
  const user = userById(world.db, userId);
  if (user === null) return 'banned';
  if (user.clientConfig.is_self_excluded === true || isSelfExcluded(world, userId)) return 'excluded';
  if (isResting(world, userId)) return 'resting';
  if ((user.clientConfig.ban_level ?? 0) > 0) return 'banned';
  return user.isFrozen ? 'frozen' : null;
}

export function rightsOf(world: World, userId: number): Rights {
  const restriction = restrictionOf(world, userId);
  const isFree = restriction === null;
  return {
    canBet: isFree,
    canDeposit: isFree,
    canWithdraw: isFree || restriction === 'excluded' || restriction === 'resting',
    canPlayCasino: isFree,
  };
}
