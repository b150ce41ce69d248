import { marketGroups as G, outcomeTypes as O, sportIds } from '../../contracts/markets.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import type { SlipBet } from './slip.ts';
import type { StoredBet } from './types.ts';

/**
 * The lead at which a bet on a team is won at once; undefined without the rule. A live bet has none: it could be taken
 * when the lead is there already.
 */
export function earlyLeadOf(world: World, { game, market, isLive }: SlipBet): number | undefined {
  const { earlyPayoutLead: lead = 0 } = siteConfig(world, 'en');
  const isOnTeam = market?.groupId === G.result && (market.typeId === O.home || market.typeId === O.away);
  return lead > 0 && !isLive && isOnTeam && game?.sportId === sportIds.football ? lead : undefined;
}

/** Did the team of the bet lead by that much at any moment so far? */
export function isWonEarly({ simulator }: World, { gameId, facts }: StoredBet): boolean {
  const { earlyLead, typeId } = facts;
  if (earlyLead === undefined) return false;
  const leads = simulator.leadsOf(gameId);
  return (typeId === O.home ? leads[0] : leads[1]) >= earlyLead;
}
