import { useStoreMap } from 'effector-react';

import type { GameInfo, MarketInfo } from '../lib/entities';
import { $games, $marketsByGame } from '../model/games';

const none: readonly MarketInfo[] = [];

/** Null while no open topic holds the game. */
export const useGame = (gameId: number): GameInfo | null =>
  useStoreMap({ store: $games, keys: [gameId], fn: (games, [id]) => games.get(id) ?? null });

/** The game's outcomes that open topics hold, in the order of `sort`. */
export const useGameMarkets = (gameId: number): readonly MarketInfo[] =>
  useStoreMap({ store: $marketsByGame, keys: [gameId], fn: (markets, [id]) => markets.get(id) ?? none });
