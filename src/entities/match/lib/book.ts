import type { Game } from '@contracts/feed';

import { type Move, type PricePainter, Prices } from './prices';

/**
 * The state of a match. `elapsed`: seconds of match time at `at` (epoch ms of this device), null before the start.
 * `clockRate`: match seconds in one real second.
 */
export type MatchPlay = { score: Game['score']; elapsed: number | null; clockRate: number; at: number };

/**
 * Prices and the state of play, which change every second. One mutable object a scope holds them, not stores: at 1,000
 * changes a second a store costs 15 to 30 times what it costs to write the text. Readers subscribe by id.
 */
export type Book = ReturnType<typeof createBook>;

class Subscribers {
  readonly #byId = new Map<number, Set<() => void>>();

  add(id: number, paint: () => void): () => void {
    const paints = this.#byId.get(id) ?? new Set();
    this.#byId.set(id, paints.add(paint));
    return () => {
      paints.delete(paint);
      if (paints.size === 0 && this.#byId.get(id) === paints) this.#byId.delete(id);
    };
  }

  paint(id: number): void {
    const paints = this.#byId.get(id);
    if (paints) for (const paint of paints) paint();
  }

  get size(): number {
    return this.#byId.size;
  }
}

export function createBook(now: () => number = Date.now) {
  const prices = new Prices(now);
  const plays = new Map<number, MatchPlay>();
  let nextPlays = new Set<number>();
  const playCells = new Subscribers();
  let isFrameAsked = false;

  /** True when the caller must ask for a frame: once for all changes up to the next flush. */
  const askFrame = (): boolean => {
    const isFirst = !isFrameAsked;
    isFrameAsked = true;
    return isFirst;
  };

  return {
    /**
     * Takes a price in thousandths; the last one before a frame wins. Returns true when the caller must ask for a
     * frame.
     */
    setPrice: (id: number, milli: number): boolean => prices.set(id, milli) && askFrame(),
    /** The same, but skips outcomes that are not in the feed. */
    changePrice: (id: number, milli: number): boolean => prices.change(id, milli) && askFrame(),
    /** `ageMs`: how long ago this was the state of the match. */
    setPlay(gameId: number, play: Omit<MatchPlay, 'at'>, ageMs = 0): boolean {
      plays.set(gameId, { ...play, at: now() - ageMs });
      nextPlays.add(gameId);
      return askFrame();
    },
    dropPrice(id: number): void {
      prices.drop(id);
    },
    dropPlay(gameId: number): void {
      plays.delete(gameId);
      nextPlays.delete(gameId);
    },
    /** Paints what has changed since the last frame. */
    flush(): void {
      isFrameAsked = false;
      prices.flush();
      if (nextPlays.size === 0) return;
      const changed = nextPlays;
      nextPlays = new Set();
      for (const id of changed) playCells.paint(id);
    },
    /**
     * The last known price, painted or not, in thousandths. 0 while there is none, undefined for an outcome that is not
     * in the feed.
     */
    priceOf: (id: number): number | undefined => prices.priceOf(id),
    moveOf: (id: number): Move => prices.moveOf(id),
    playOf: (gameId: number): MatchPlay | undefined => plays.get(gameId),
    /** Seconds of match time now, with their fraction. Null without a clock. */
    clockOf(gameId: number): number | null {
      const play = plays.get(gameId);
      if (play === undefined || play.elapsed === null) return null;
      return play.elapsed + ((now() - play.at) / 1000) * play.clockRate;
    },
    onPrice: (id: number, painter: PricePainter): (() => void) => prices.subscribe(id, painter),
    onPlay: (gameId: number, paint: () => void): (() => void) => playCells.add(gameId, paint),
    /** How much the book holds. A test checks that nothing of finished matches stays. */
    size: () => {
      const held = prices.size();
      return { ...held, plays: plays.size, cells: held.cells + playCells.size };
    },
  };
}
