import { checkPlayer } from '../coupon/index.ts';
import { requireOpen } from '../games/open.ts';
import type { CallerSession } from '../http/context.ts';
import { stopBy } from '../http/failure.ts';
import { requireStake } from '../protection/index.ts';
import { mainIso } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';
import { unitOf } from './promotions.ts';

/**
 * Refuses what would refuse a round of the least stake: a closed account, a break, an exclusion, a limit that is used up, time that is over, a reality
 * check that waits. A ticket costs nothing, but it is play. Rows CAS-12, BONG-04.
 */
export function requireMayPlay(world: World, caller: CallerSession): void {
  const { userId } = caller;
  requireOpen(world, caller);
  checkPlayer(world, userId);
  const iso = mainIso(world, userId);
  requireStake(world, userId, { iso, minor: unitOf(iso) });
}

/** The same as text; null: the player may play. */
export const stopOf = (world: World, caller: CallerSession) => stopBy(() => requireMayPlay(world, caller));
