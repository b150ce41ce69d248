import type { PriceHistory, PriceLine } from '@contracts/price-history';

/** Moments in Unix seconds, and the price of each line at each of them, thousandths; null: no price. */
export type Drawn = { at: number[]; values: (number | null)[][] };

const momentsOf = ({ points }: PriceLine) => points.filter((_, index) => index % 2 === 0);

/** All lines over the same moments, to the moment of the answer: a price holds until the next. */
export function drawnOf({ lines, until }: Pick<PriceHistory, 'lines' | 'until'>): Drawn {
  const moments = [...new Set([...lines.flatMap(momentsOf), until])].sort((a, b) => a - b);
  const values = lines.map(({ points }) => {
    let place = 0;
    let milli = 0;
    return moments.map((moment) => {
      while (place < points.length && (points[place] ?? 0) <= moment) {
        milli = points[place + 1] ?? 0;
        place += 2;
      }
      return milli > 0 ? milli : null;
    });
  });
  return { at: moments.map((ms) => ms / 1000), values };
}

/** The last moment (Unix seconds) at which a line stood at a price; null: it never did. */
export function lastAt({ at, values }: Drawn, line: number, milli: number): number | null {
  const index = (values[line] ?? []).lastIndexOf(milli);
  return index < 0 ? null : (at[index] ?? null);
}

/**
 * The moment (Unix seconds) of the ring that marks the price at which the player took the outcome: the time of the
 * press or, where it is unknown, the last time at which it had that price. Null: before the chart begins.
 */
export function takenAt(
  drawn: Drawn,
  line: number,
  { addedMilli, addedAt }: { addedMilli: number; addedAt?: number | undefined },
): number | null {
  if (addedAt === undefined) return lastAt(drawn, line, addedMilli);
  const at = addedAt / 1000;
  return at < (drawn.at[0] ?? Infinity) ? null : at;
}

/** Prices on which an axis may have a line, thousandths. */
const steps = [
  ...[1010, 1050, 1100, 1150, 1200, 1250, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500],
  ...[2750, 3000, 3250, 3500, 3750, 4000, 4500, 5000, 5500, 6000, 7000, 8000, 9000, 10_000, 12_000, 15_000, 20_000],
  ...[25_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000],
];
const mostSplits = 6;

/** A few round prices between the lowest and the highest of an axis. */
export function splitsOf(low: number, high: number): number[] {
  const inside = steps.filter((step) => step >= low && step <= high);
  const every = Math.max(1, Math.ceil(inside.length / mostSplits));
  const found = inside.filter((_, index) => index % every === 0);
  return found.length > 1 ? found : [low, high].map((milli) => Math.round(milli / 10) * 10);
}

/** A little room above and below, in equal ratios. */
export const rangeOf = (low: number, high: number): [number, number] => [Math.max(1000, low / 1.04), high * 1.04];
