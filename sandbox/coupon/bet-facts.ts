import { LANGUAGES, type Text } from '../simulator/types.ts';
import type { World } from '../world/index.ts';
import type { SlipBet } from './slip.ts';
import type { BetFacts, StoredBet } from './types.ts';

/** Name of a competition in every language; null when it has left the feed. */
export function champNameOf({ feed }: World, champId: number): Text | null {
  const names = LANGUAGES.map((lng) => [lng, feed.champPart(champId, lng)?.name ?? ''] as const);
  if (names.every(([, name]) => name === '')) return null;
  const text = { en: '', ru: '', es: '', ar: '' };
  for (const [lng, name] of names) text[lng] = name;
  return text;
}

/** A bet as it is kept: what is on offer now, under the numbers of the book. Call it only for a bet that is on offer. */
export function keptBet(world: World, { bet, game, market, milli, isLive }: SlipBet, position: number): StoredBet {
  if (game === undefined || market === undefined) throw new Error('A bet that is not on offer cannot be taken.');
  const { expressId } = bet;
  const facts: BetFacts = {
    marketId: market.id,
    gameId: game.id,
    typeId: market.typeId,
    kind: market.kind,
    ...(market.param !== undefined && { param: market.param }),
    ...(market.playerId !== undefined && { playerId: market.playerId }),
    isLive,
    ...(game.score !== undefined && { score: game.score.full.join(':') }),
    ...(expressId !== undefined && { expressId }),
    name: market.name,
    groupName: market.groupName,
    groupId: market.groupId,
    champName: champNameOf(world, game.champId),
    sportId: game.sportId,
    champId: game.champId,
    game: withoutIncidents(game),
  };
  const { blockId: block } = bet;
  return { position, marketId: market.id, gameId: game.id, milli, block, kind: market.kind, statusId: -2, facts };
}

/** The story of the match is the game page's; a coupon shows its state. */
export function withoutIncidents({ incidents: _, ...game }: BetFacts['game']): BetFacts['game'] {
  return game;
}
