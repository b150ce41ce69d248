import type { Game, Market } from '@contracts/feed';
import { game, market } from '@contracts/feed.testing';

import { infoOfGame, infoOfMarket, type GameInfo, type MarketInfo } from './lib/entities';

/** A match as the stores hold it, for tests. */
export const gameInfo = (id: number, part: Partial<Game> = {}): GameInfo => infoOfGame(game(id, part));

/** An outcome as the stores hold it, for tests. */
export const marketInfo = (id: number, gameId: number, part: Partial<Market> = {}): MarketInfo =>
  infoOfMarket(market(id, gameId, 2, part));
