import { type DomainOp, gameIdOf } from '../../simulator/index.ts';
import type { Prices } from '../feed/types.ts';
import { createRing, note, type Ring } from './ring.ts';

/** What was told of a match's prices since somebody began to watch it. */
type Kept = { rings: Map<number, Ring>; isWatched: boolean };

/**
 * Keeps how prices changed, of matches that somebody watches and for as long as they are on offer. It receives what the
 * feed receives, and makes no price by itself. Row MEDIA-13.
 */
export function createPriceKeeper(now: () => number) {
  const matches = new Map<number, Kept>();

  const begin = (gameId: number): Kept => {
    const known = matches.get(gameId);
    if (known?.isWatched) return known;
    // What was told before the gap is no longer whole.
    const kept: Kept = { rings: new Map(), isWatched: true };
    matches.set(gameId, kept);
    return kept;
  };
  const put = ({ rings }: Kept, marketId: number, milli: number) => {
    const ring = rings.get(marketId) ?? createRing();
    rings.set(marketId, ring);
    note(ring, now(), milli);
  };
  /** A price of a match that nobody watches is nothing new. */
  const change = (marketId: number, milli: number) => {
    const kept = matches.get(gameIdOf(marketId));
    if (kept?.isWatched) put(kept, marketId, milli);
  };

  return {
    /** The prices for the feed: whoever begins to watch a match opens its history. */
    watching: ({ watch, unwatch, ...joined }: Prices): Prices => ({
      ...joined,
      watch: (gameId, scope) => {
        const markets = watch(gameId, scope);
        const kept = begin(gameId);
        // From here on nothing is told of what is not among them.
        const told = new Set(markets.map(({ id }) => id));
        if (scope === 'main') for (const id of kept.rings.keys()) if (!told.has(id)) kept.rings.delete(id);
        for (const { id, milli } of markets) put(kept, id, milli);
        return markets;
      },
      unwatch: (gameId) => {
        const kept = matches.get(gameId);
        if (kept) kept.isWatched = false;
        unwatch(gameId);
      },
    }),
    heard: (ops: readonly DomainOp[]): void => {
      for (const op of ops) {
        if (op.op === 'odds') {
          for (let index = 0; index + 1 < op.values.length; index += 2)
            change(op.values[index] ?? 0, op.values[index + 1] ?? 0);
        } else if (op.op === 'put' && op.kind === 'market') change(op.id, op.value.milli);
        else if (op.op === 'del' && op.kind === 'market') change(op.id, 0);
        else if (op.op === 'del' && op.kind === 'game') matches.delete(op.id);
      }
    },
    /** What was told of an outcome; undefined: nobody watches. */
    of: (marketId: number): Readonly<Ring> | undefined => {
      const kept = matches.get(gameIdOf(marketId));
      return kept?.isWatched ? kept.rings.get(marketId) : undefined;
    },
  };
}
export type PriceKeeper = ReturnType<typeof createPriceKeeper>;

declare module '../world/world.ts' {
  interface World {
    /** How the prices on screens changed. */
    prices: PriceKeeper;
  }
}
