import type { World } from '../world/world.ts';
import { userById } from './users.ts';

export type Rights = { canBet: boolean; canDeposit: boolean; canWithdraw: boolean; canPlayCasino: boolean };

/**
 * Why a player may not bet. Null: they may. Self-excluded players may still withdraw (decision D-75); banned players
 * may not bet at all.
 */
export type Restriction = 'excluded' | 'banned' | 'frozen';

export function restrictionOf(world: World, userId: number): Restriction | null {
  const user = userById(world.db, userId);
  if (user === null) return 'banned';
  if (user.clientConfig.is_self_excluded === true) return 'excluded';
  if ((user.clientConfig.ban_level ?? 0) > 0) return 'banned';
  return user.isFrozen ? 'frozen' : null;
}

export function rightsOf(world: World, userId: number): Rights {
  const restriction = restrictionOf(world, userId);
  const isFree = restriction === null;
  return {
    canBet: isFree,
    canDeposit: isFree,
    canWithdraw: isFree || restriction === 'excluded',
    canPlayCasino: isFree,
  };
}
