import type { World } from '../world/world.ts';
import { resultNow } from './result-now.ts';
import { openBets } from './store.ts';

/** How many markets with bets in play have a result already. Settlement follows a result at once, so any that stay are stuck. */
export const unsettledCount = (world: World): number =>
  openBets(world.db).filter(({ marketId }) => (resultNow(world, marketId) ?? -1) >= 0).length;
