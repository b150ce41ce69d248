export type Move = 'up' | 'down' | null;

/** How long a price keeps the mark of its movement. */
export const moveMs = 1500;

/**
 * `milli`: thousandths, 0: no price now. An object, because a method is much faster to call than thousands of closures.
 */
export type PricePainter = { paint: (milli: number, move: Move) => void };

const unknown = -1;
const nobody: readonly PricePainter[] = [];

/** One outcome. Changes are written in place: each costs a look-up and no allocation. */
class Quote {
  /** The last known price, thousandths; 0 while there is none. */
  milli = unknown;
  /** The price on the screen. While it is on no screen, the last known price. */
  shown = unknown;
  move: Move = null;
  /** When the mark ends, epoch ms. */
  until = 0;
  isWaiting = false;
  /** Replaced, never changed in place: a paint may end a subscription. */
  painters = nobody;

  paint(): void {
    for (const painter of this.painters) painter.paint(this.milli, this.move);
  }
}

/** Quotes that one frame marked. They lose their marks together. */
type Marked = { until: number; quotes: readonly Quote[] };

/** Prices by outcome, the changes that wait for the next frame, and the movement marks. */
export class Prices {
  readonly #quotes = new Map<number, Quote>();
  readonly #now: () => number;
  #waiting: Quote[] = [];
  #marked: Marked[] = [];
  #sweep: ReturnType<typeof setTimeout> | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  #open(id: number): Quote {
    let quote = this.#quotes.get(id);
    if (quote === undefined) {
      quote = new Quote();
      this.#quotes.set(id, quote);
    }
    return quote;
  }

  #take(quote: Quote, milli: number): boolean {
    if (quote.milli === milli) return false;
    quote.milli = milli;
    if (quote.painters.length === 0) {
      // Nobody shows this price. Only the rows in view are worth a frame.
      quote.shown = milli;
      quote.move = null;
      return false;
    }
    if (!quote.isWaiting) {
      quote.isWaiting = true;
      this.#waiting.push(quote);
    }
    return true;
  }

  /** Returns true when there is a change to paint. */
  set(id: number, milli: number): boolean {
    return this.#take(this.#open(id), milli);
  }

  /** Takes the price of a held outcome. Skips any other, because it would never be dropped. */
  change(id: number, milli: number): boolean {
    const quote = this.#quotes.get(id);
    return quote !== undefined && quote.milli !== unknown && this.#take(quote, milli);
  }

  drop(id: number): void {
    const quote = this.#quotes.get(id);
    if (quote === undefined) return;
    quote.milli = unknown;
    quote.shown = unknown;
    quote.move = null;
    this.#forget(id, quote);
  }

  priceOf(id: number): number | undefined {
    const quote = this.#quotes.get(id);
    return quote === undefined || quote.milli === unknown ? undefined : quote.milli;
  }

  moveOf(id: number): Move {
    return this.#quotes.get(id)?.move ?? null;
  }

  subscribe(id: number, painter: PricePainter): () => void {
    const quote = this.#open(id);
    quote.painters = [...quote.painters, painter];
    return () => {
      quote.painters = quote.painters.filter((other) => other !== painter);
      this.#forget(id, quote);
    };
  }

  #forget(id: number, quote: Quote): void {
    const isHeld = quote.milli !== unknown || quote.painters.length > 0;
    if (!isHeld && this.#quotes.get(id) === quote) this.#quotes.delete(id);
  }

  /** Paints what changed since the last frame, and marks what moved. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    const changed = this.#waiting;
    this.#waiting = [];
    const until = this.#now() + moveMs;
    const moved: Quote[] = [];
    for (const quote of changed) {
      const { milli, shown } = quote;
      quote.isWaiting = false;
      // The price is back at its old value, or was dropped since.
      if (milli === shown || milli === unknown) continue;
      quote.shown = milli;
      if (shown > 0 && milli > 0) {
        quote.move = milli > shown ? 'up' : 'down';
        quote.until = until;
        moved.push(quote);
      } else quote.move = null;
      quote.paint();
    }
    if (moved.length > 0) this.#marked.push({ until, quotes: moved });
    this.#schedule();
  }

  /** Marks live for a fixed time, so one timer serves them all. */
  #schedule(): void {
    const [first] = this.#marked;
    if (first === undefined || this.#sweep !== null) return;
    this.#sweep = setTimeout(
      () => {
        this.#sweep = null;
        this.#unmark();
        this.#schedule();
      },
      Math.max(16, first.until - this.#now()),
    );
  }

  #unmark(): void {
    const moment = this.#now();
    const ended = this.#marked.filter(({ until }) => until <= moment);
    this.#marked = this.#marked.slice(ended.length);
    for (const { until, quotes } of ended)
      for (const quote of quotes) {
        // A later movement prolongs the mark.
        if (quote.until !== until || quote.move === null) continue;
        quote.move = null;
        quote.paint();
      }
  }

  size(): { prices: number; moves: number; cells: number } {
    const quotes = [...this.#quotes.values()];
    return {
      prices: quotes.filter(({ milli }) => milli !== unknown).length,
      moves: quotes.filter(({ move }) => move !== null).length,
      cells: quotes.filter(({ painters }) => painters.length > 0).length,
    };
  }
}
