import type { Chances } from '../poisson.ts';

/** Chances of what both sides score together: `chances[home * width + away]`. */
export type Joint = { width: number; chances: Float64Array };

/** Chances of 0, 1, 2 … points of one side. */
export type Points = Float64Array;

const least = 1e-10;

export const nothing: Points = Float64Array.of(1);

/** Adds two independent numbers of points. */
export function sumOf(first: Points, second: Points): Points {
  const sum = new Float64Array(first.length + second.length - 1);
  for (let i = 0; i < first.length; i += 1) {
    const share = first[i] ?? 0;
    if (share < least) continue;
    for (let j = 0; j < second.length; j += 1) sum[i + j] = (sum[i + j] ?? 0) + share * (second[j] ?? 0);
  }
  return sum;
}

/** Points of so many equal attempts. */
export function timesOf(points: Points, count: number): Points {
  if (count === 0) return nothing;
  const half = timesOf(points, Math.floor(count / 2));
  const even = sumOf(half, half);
  return count % 2 === 0 ? even : sumOf(even, points);
}

/** Both sides, independent of each other. Adds to `into` with a weight. */
export function addPair(into: Joint, home: Points, away: Points, weight = 1): void {
  let [from, to] = [0, away.length];
  while (from < to && (away[from] ?? 0) < least) from += 1;
  while (to > from && (away[to - 1] ?? 0) < least) to -= 1;
  for (let h = 0; h < home.length; h += 1) {
    const share = (home[h] ?? 0) * weight;
    if (share < least) continue;
    const row = h * into.width;
    for (let a = from; a < to; a += 1) into.chances[row + a] = (into.chances[row + a] ?? 0) + share * (away[a] ?? 0);
  }
}

export const emptyJoint = (width: number): Joint => ({ width, chances: new Float64Array(width * width) });

export function pairOf(home: Points, away: Points): Joint {
  const joint = emptyJoint(Math.max(home.length, away.length));
  addPair(joint, home, away);
  return joint;
}

/** Calls `visit` with everything that can happen. */
export function eachOf({ width, chances }: Joint, visit: (home: number, away: number, chance: number) => void): void {
  for (let home = 0; home < width; home += 1) {
    for (let away = 0; away < width; away += 1) {
      const chance = chances[home * width + away] ?? 0;
      if (chance >= least) visit(home, away, chance);
    }
  }
}

/** What each side scores, the lead and the sum. */
export function chancesOf(joint: Joint): Chances {
  const { width } = joint;
  const [home, away] = [new Float64Array(width), new Float64Array(width)];
  const [lead, sum] = [new Float64Array(2 * width - 1), new Float64Array(2 * width - 1)];
  const add = (into: Float64Array, at: number, chance: number) => {
    into[at] = (into[at] ?? 0) + chance;
  };
  eachOf(joint, (h, a, chance) => {
    add(home, h, chance);
    add(away, a, chance);
    add(lead, h - a + width - 1, chance);
    add(sum, h + a, chance);
  });
  return { home, away, lead, sum };
}
