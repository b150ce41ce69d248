/** An outcome's prices as they came, in thousandths with epoch ms, oldest first. */
export type PricePoint = { at: number; milli: number };

const most = 60;

/** One mutable object for each scope: a store for each outcome would cost more than the feed itself. */
export class PriceHistory {
  readonly #byId = new Map<number, PricePoint[]>();

  /** Starts with the present price. A change without a start belongs to no watched match. */
  begin(id: number, milli: number, at: number): void {
    if (!this.#byId.has(id)) this.#byId.set(id, [{ at, milli }]);
  }

  add(prices: ReadonlyMap<number, number>, at: number): void {
    for (const [id, milli] of prices) {
      const points = this.#byId.get(id);
      if (!points || milli === 0 || points.at(-1)?.milli === milli) continue;
      points.push({ at, milli });
      if (points.length > most) points.shift();
    }
  }

  clear(): void {
    this.#byId.clear();
  }

  of = (id: number): readonly PricePoint[] => this.#byId.get(id) ?? [];
}

/**
 * The corners of a sparkline, "x,y" each. The line goes in steps, because a price holds until the next one. `until`:
 * epoch ms of the right edge.
 */
export function sparkPoints(points: readonly PricePoint[], size: { width: number; height: number }, until: number) {
  const [first] = points;
  if (!first || points.length < 2) return '';
  const prices = points.map(({ milli }) => milli);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (at: number) => Math.round(((at - first.at) / Math.max(1, until - first.at)) * size.width * 10) / 10;
  const y = (milli: number) => Math.round((1 - (milli - low) / (high - low)) * size.height * 10) / 10;
  const corners = points.flatMap(({ at, milli }, index) => {
    const before = points[index - 1];
    return before
      ? [`${String(x(at))},${String(y(before.milli))}`, `${String(x(at))},${String(y(milli))}`]
      : [`0,${String(y(milli))}`];
  });
  return [...corners, `${String(size.width)},${String(y(points.at(-1)?.milli ?? first.milli))}`].join(' ');
}
