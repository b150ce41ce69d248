import { useStoreMap } from 'effector-react';

import type { GameInfo, MarketInfo } from '../lib/entities';
import { $games, $marketsByGame } from '../model/games';

const none: readonly MarketInfo[] = [];

/** Null while no open topic holds the game. */
export const useGame = (gameId: number): GameInfo | null =>
  useStoreMap({ store: $games, keys: [gameId], fn: (games, [id]) => games.get(id) ?? null });

/** Outcomes of the game in the order of `sort`, as far as open topics hold them. */
export const useGameMarkets = (gameId: number): readonly MarketInfo[] =>
  useStoreMap({ store: $marketsByGame, keys: [gameId], fn: (markets, [id]) => markets.get(id) ?? none });
