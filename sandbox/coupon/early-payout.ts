import { outcomeTypes as O } from '../../contracts/markets.ts';
import type { World } from '../world/world.ts';
import type { SlipBet } from './slip.ts';
import type { StoredBet } from './types.ts';

/**
 * The lead at which a bet on a team wins early; undefined where the price offers no early win. A live bet has no early
 * win: it could be placed when the lead is there already.
 */
export function earlyLeadOf({ simulator }: World, { market, isLive }: SlipBet): number | undefined {
  return market === undefined || isLive ? undefined : simulator.fairOf(market.id)?.early?.lead;
}

/** Did the team of the bet lead by that much at any moment so far? */
export function isWonEarly({ simulator }: World, { gameId, facts }: StoredBet): boolean {
  const { earlyLead, typeId } = facts;
  if (earlyLead === undefined) return false;
  const leads = simulator.leadsOf(gameId);
  return (typeId === O.home ? leads[0] : leads[1]) >= earlyLead;
}
