import { useStoreMap } from 'effector-react';

import type { MarketInfo, MatchInfo } from '../lib/entities';
import { $marketsByMatch, $matches } from '../model/matches';

const none: readonly MarketInfo[] = [];

/** Null while no open topic holds the match. */
export const useMatch = (gameId: number): MatchInfo | null =>
  useStoreMap({ store: $matches, keys: [gameId], fn: (matches, [id]) => matches.get(id) ?? null });

/** The match's outcomes that open topics hold, in the order of `sort`. */
export const useMatchMarkets = (gameId: number): readonly MarketInfo[] =>
  useStoreMap({ store: $marketsByMatch, keys: [gameId], fn: (markets, [id]) => markets.get(id) ?? none });
