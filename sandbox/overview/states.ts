import { type AccountState, accountStates } from '../../contracts/account-state.ts';
import type { ClientConfig } from '../../contracts/client-config.ts';
import { isOffDeposits } from '../protection/breaks.ts';
import { restrictionOf } from '../protection/rights.ts';
import { isLimitReached } from '../protection/view.ts';
import type { World } from '../world/world.ts';

/** What a player has to know before anything is refused to them, the gravest first. */
export function statesOf(world: World, userId: number, config: ClientConfig): AccountState[] {
  const restriction = restrictionOf(world, userId);
  const is: Record<AccountState, boolean> = {
    banned: restriction === 'banned',
    frozen: restriction === 'frozen',
    excluded: restriction === 'excluded',
    resting: restriction === 'resting' || (restriction === null && isOffDeposits(world, userId)),
    limited: isLimitReached(world, userId),
    timed: config.session_limit_remaining_hours !== undefined,
    transfer: config.transferRequest !== undefined,
  };
  return accountStates.filter((state) => is[state]);
}
