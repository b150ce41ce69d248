import type { Game, Market } from '@contracts/feed';
import { game, market } from '@contracts/feed.testing';

import { type GameInfo, infoOfGame, infoOfMarket, type MarketInfo } from './lib/entities';

/** A match for tests, as the stores hold it. */
export const gameInfo = (id: number, part: Partial<Game> = {}): GameInfo => infoOfGame(game(id, part));

/** An outcome for tests, as the stores hold it. */
export const marketInfo = (id: number, gameId: number, part: Partial<Market> = {}): MarketInfo =>
  infoOfMarket(market(id, gameId, 2, part));
