import type { World } from '../world/world.ts';
import { openBets } from './store.ts';

/** How many markets with bets in play have a result already. Settlement follows a result at once, so any that stay are stuck. */
export const unsettledCount = ({ db, simulator }: World): number =>
  openBets(db).filter(({ marketId }) => (simulator.resultOf(marketId) ?? -1) >= 0).length;
