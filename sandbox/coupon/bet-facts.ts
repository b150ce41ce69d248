import type { Text } from '../texts/text.ts';
import { textOf } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { earlyLeadOf } from './early-payout.ts';
import type { SlipBet } from './slip.ts';
import type { BetFacts, StoredBet } from './types.ts';

/** Name of a competition in every language. Null when it has left the feed. */
export function champNameOf({ feed }: World, champId: number): Text | null {
  const name = textOf((lng) => feed.champPart(champId, lng)?.name ?? '');
  return name.en === '' ? null : name;
}

/** A bet as it is stored: the present offer, under the book's numbers. Call it only for a bet on offer. */
export function keptBet(world: World, slipBet: SlipBet, position: number): StoredBet {
  const { bet, match, market, milli, chance, isLive } = slipBet;
  if (match === undefined || market === undefined) throw new Error('A bet that is not on offer cannot be taken.');
  const { expressId } = bet;
  const earlyLead = earlyLeadOf(world, slipBet);
  const facts: BetFacts = {
    marketId: market.id,
    gameId: match.id,
    typeId: market.typeId,
    kind: market.kind,
    ...(market.param !== undefined && { param: market.param }),
    ...(market.playerId !== undefined && { playerId: market.playerId }),
    isLive,
    ...(match.score !== undefined && { score: match.score.full.join(':') }),
    ...(expressId !== undefined && { expressId }),
    name: market.name,
    groupName: market.groupName,
    groupId: market.groupId,
    chance,
    ...(earlyLead !== undefined && { earlyLead }),
    ...(slipBet.race && { race: { ...slipBet.race, takenAt: world.simulator.racing.now() } }),
    champName: champNameOf(world, match.champId),
    sportId: match.sportId,
    champId: match.champId,
    game: withoutIncidents(match),
  };
  const { blockId: block } = bet;
  return { position, marketId: market.id, gameId: match.id, milli, block, kind: market.kind, statusId: -2, facts };
}

/** The match page tells the story of a match; a coupon shows only its state. */
export function withoutIncidents({ incidents: _, ...match }: BetFacts['game']): BetFacts['game'] {
  return match;
}
