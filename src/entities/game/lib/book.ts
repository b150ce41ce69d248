import type { Game } from '@contracts/feed';

/** How a match stands. `elapsed`: seconds of match time at `at` (epoch ms of this device), null before the start. `clockRate`: match seconds a second. */
export type GamePlay = { score: Game['score']; elapsed: number | null; clockRate: number; at: number };

export type Move = 'up' | 'down' | null;

/** How long a price keeps the mark of its movement. */
export const MOVE_MS = 1500;

/**
 * What changes by the second: prices and the state of play. It lives in one mutable object a scope and not in stores, because a
 * feed of 1,000 changes a second costs a store 15 to 30 times what it costs to write the text. Readers subscribe by id.
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
  /** Painted prices, and those that wait for the next frame. 0: no price now. */
  const shown = new Map<number, number>();
  let next = new Map<number, number>();
  let nextPlays = new Set<number>();
  const plays = new Map<number, GamePlay>();
  const moves = new Map<number, { move: Move; until: number }>();
  const priceCells = new Subscribers();
  const playCells = new Subscribers();
  let isFrameAsked = false;
  let sweep: ReturnType<typeof setTimeout> | null = null;

  /** True when a frame has to be asked for: once for all changes up to the next flush. */
  const askFrame = (): boolean => {
    const isFirst = !isFrameAsked;
    isFrameAsked = true;
    return isFirst;
  };

  /** Marks live a fixed time; one timer serves them all. */
  const sweepMoves = () => {
    sweep = null;
    const moment = now();
    for (const [id, { until }] of moves) {
      if (until > moment) break;
      moves.delete(id);
      priceCells.paint(id);
    }
    scheduleSweep();
  };
  const scheduleSweep = () => {
    const [first] = moves.values();
    if (first && sweep === null) sweep = setTimeout(sweepMoves, Math.max(16, first.until - now()));
  };

  const mark = (id: number, from: number | undefined, to: number) => {
    if (from === to) return;
    moves.delete(id);
    if (from === undefined || from === 0 || to === 0) return;
    moves.set(id, { move: to > from ? 'up' : 'down', until: now() + MOVE_MS });
  };

  return {
    /** Takes a price in thousandths; several before a frame: the last holds. Answers whether a frame has to be asked for. */
    setPrice(id: number, milli: number): boolean {
      next.set(id, milli);
      return askFrame();
    },
    /** `ageMs`: so long ago the match stood like this. */
    setPlay(gameId: number, play: Omit<GamePlay, 'at'>, ageMs = 0): boolean {
      plays.set(gameId, { ...play, at: now() - ageMs });
      nextPlays.add(gameId);
      return askFrame();
    },
    dropPrice(id: number): void {
      next.delete(id);
      shown.delete(id);
      moves.delete(id);
    },
    dropPlay(gameId: number): void {
      plays.delete(gameId);
      nextPlays.delete(gameId);
    },
    /** Paints what has changed since the last frame. */
    flush(): void {
      isFrameAsked = false;
      const prices = next;
      const changedPlays = nextPlays;
      next = new Map();
      nextPlays = new Set();
      for (const [id, milli] of prices) {
        mark(id, shown.get(id), milli);
        shown.set(id, milli);
      }
      for (const id of prices.keys()) priceCells.paint(id);
      for (const id of changedPlays) playCells.paint(id);
      scheduleSweep();
    },
    /** The last price known, painted or not, in thousandths; 0 while there is none, undefined for an outcome that is not in the feed. */
    priceOf: (id: number): number | undefined => next.get(id) ?? shown.get(id),
    moveOf: (id: number): Move => moves.get(id)?.move ?? null,
    playOf: (gameId: number): GamePlay | undefined => plays.get(gameId),
    /** Seconds of match time now with their fraction, null without a clock. */
    clockOf(gameId: number): number | null {
      const play = plays.get(gameId);
      if (play === undefined || play.elapsed === null) return null;
      return play.elapsed + ((now() - play.at) / 1000) * play.clockRate;
    },
    onPrice: (id: number, paint: () => void): (() => void) => priceCells.add(id, paint),
    onPlay: (gameId: number, paint: () => void): (() => void) => playCells.add(gameId, paint),
    /** How much is held: for the test that nothing is kept for games that are gone. */
    size: () => ({
      prices: shown.size + next.size,
      plays: plays.size,
      moves: moves.size,
      cells: priceCells.size + playCells.size,
    }),
  };
}
