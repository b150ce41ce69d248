import type { Market } from '@contracts/feed';

import { DraftMap } from './draft';
import type { MarketInfo, MarketsByMatch } from './entities';
import { infoOfMarket } from './entities';
import { patched, settled } from './patch';

const inOrder = (a: MarketInfo, b: MarketInfo): number => a.sort - b.sort || a.id - b.id;

/**
 * Outcomes by match, written in batches. It remembers the match of each outcome, because a change names the outcome
 * alone.
 */
export function createMarketDraft() {
  const matches = new DraftMap<readonly MarketInfo[]>();
  const matchOf = new Map<number, number>();
  /** Lists that this batch writes. They are sorted when the batch ends. */
  let written = new Map<number, Map<number, MarketInfo>>();

  const write = (gameId: number) => {
    let list = written.get(gameId);
    if (!list) {
      list = new Map((matches.get(gameId) ?? []).map((market) => [market.id, market]));
      written.set(gameId, list);
    }
    return list;
  };
  /** While a batch writes a list, only that list counts: the old one may still hold what has just left. */
  const find = (gameId: number, id: number) => {
    const list = written.get(gameId);
    return list ? list.get(id) : matches.get(gameId)?.find((market) => market.id === id);
  };

  return {
    has: (id: number): boolean => matchOf.has(id),
    put(market: Market): void {
      const known = find(market.gameId, market.id);
      const next = settled(known, infoOfMarket(market));
      matchOf.set(market.id, market.gameId);
      if (next !== known) write(market.gameId).set(market.id, next);
    },
    patch(id: number, part: Readonly<Record<string, unknown>>): void {
      const gameId = matchOf.get(id);
      const known = gameId === undefined ? undefined : find(gameId, id);
      if (known) write(known.gameId).set(id, patched(known, part));
    },
    drop(id: number): void {
      const gameId = matchOf.get(id);
      if (gameId === undefined) return;
      matchOf.delete(id);
      write(gameId).delete(id);
    },
    idsOf: (gameId: number): number[] => [
      ...(written.get(gameId)?.keys() ?? (matches.get(gameId) ?? []).map(({ id }) => id)),
    ],
    commit(): MarketsByMatch | null {
      for (const [gameId, list] of written) {
        if (list.size === 0) matches.delete(gameId);
        else matches.set(gameId, [...list.values()].sort(inOrder));
      }
      written = new Map();
      return matches.commit();
    },
    size: (): number => matchOf.size,
  };
}
