import type { Game, Market } from '@contracts/feed';
import { game, market } from '@contracts/feed.testing';

import { infoOfMarket, infoOfMatch, type MarketInfo, type MatchInfo } from './lib/entities';

/** A match for tests, as the stores hold it. */
export const matchInfo = (id: number, part: Partial<Game> = {}): MatchInfo => infoOfMatch(game(id, part));

/** An outcome for tests, as the stores hold it. */
export const marketInfo = (id: number, gameId: number, part: Partial<Market> = {}): MarketInfo =>
  infoOfMarket(market(id, gameId, 2, part));
