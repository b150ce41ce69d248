import { errorCodes } from '../../contracts/common.ts';
import { userById } from '../auth/users.ts';
import { refused } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { isOffDeposits, isResting, isSelfExcluded } from './breaks.ts';
import { isLimitReached } from './view.ts';

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
