/** Prices of an outcome as they came, thousandths with epoch ms; oldest first. */
export type PricePoint = { at: number; milli: number };

const MOST = 60;

/** Mutable, one a scope: a store an outcome would cost more than the feed itself. */
export class PriceHistory {
  readonly #byId = new Map<number, PricePoint[]>();

  /** Begins with the price that stands; a change without a beginning is not of a watched game. */
  begin(id: number, milli: number, at: number): void {
    if (!this.#byId.has(id)) this.#byId.set(id, [{ at, milli }]);
  }

  add(prices: ReadonlyMap<number, number>, at: number): void {
    for (const [id, milli] of prices) {
      const points = this.#byId.get(id);
      if (!points || milli === 0 || points.at(-1)?.milli === milli) continue;
      points.push({ at, milli });
      if (points.length > MOST) points.shift();
    }
  }

  clear(): void {
    this.#byId.clear();
  }

  of = (id: number): readonly PricePoint[] => this.#byId.get(id) ?? [];
}

/** Corners of the line of a sparkline, "x,y" each: steps, since a price holds until the next one. `until`: epoch ms of the right edge. */
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
