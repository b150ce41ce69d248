/** So many changes of an outcome are kept. When there are more, every second of the older ones goes. */
export const mostPoints = 500;

/**
 * Changes of one price. `points` is flat: moment (ms of the world), thousandths, moment, thousandths … `low` and `high` count every
 * change, also those that are no longer kept; 0 while there was no price.
 */
export type Ring = { points: number[]; low: number; high: number };

export const createRing = (): Ring => ({ points: [], low: 0, high: 0 });

/** Every second change goes, but the first and the last stay. */
function thin(points: readonly number[]): number[] {
  const kept: number[] = [];
  const last = points.length - 2;
  for (let index = 0; index <= last; index += 2) {
    const isKept = index % 4 === 0 || index === last;
    if (isKept) kept.push(points[index] ?? 0, points[index + 1] ?? 0);
  }
  return kept;
}

/** Notes a price. A price that is as it was is no change. `most`: so many are kept. */
export function note(ring: Ring, at: number, milli: number, most = mostPoints): void {
  const { points } = ring;
  if (points.at(-1) === milli) return;
  if (milli > 0) {
    ring.low = ring.low === 0 ? milli : Math.min(ring.low, milli);
    ring.high = Math.max(ring.high, milli);
  }
  if (points.at(-2) === at) points[points.length - 1] = milli;
  else points.push(at, milli);
  if (points.length > most * 2) ring.points = thin(points);
}
