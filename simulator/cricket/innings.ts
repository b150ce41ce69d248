import type { Points } from '../parted/joint.ts';
import type { Random } from '../random.ts';

/** Twenty overs of six balls, or ten wickets. */
export const ballsInOver = 6;
export const ballsInInnings = 20 * ballsInOver;
export const mostWickets = 10;
export const powerplayBalls = 6 * ballsInOver;

/** A wide brings a run and another ball. */
const usualWide = 0.032;
/** What becomes of a fair ball, by how often; -1 is a wicket. Prices assume exactly this. */
const balls: readonly (readonly [runs: number, weight: number])[] = [
  [-1, 0.05],
  [0, 0.302],
  [1, 0.405],
  [2, 0.063],
  [3, 0.002],
  [4, 0.118],
  [6, 0.06],
];

/** Chances of a fair ball; `skill` 0 is an average side against an average one. */
export type Ball = { runs: number; chance: number }[];

export function ballsOf(skill: number): Ball {
  const weights = balls.map(([runs, weight]) => weight * Math.exp(runs < 0 ? -skill : runs >= 4 ? skill : 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return balls.map(([runs], index) => ({ runs, chance: (weights[index] ?? 0) / all }));
}

/** One delivery: null is a wide. */
export function bowl(ball: Ball, random: Random): number | null {
  if (random() < usualWide) return null;
  let draw = random();
  return ball.find(({ chance }) => (draw -= chance) < 0)?.runs ?? 0;
}

/** More runs from here on do not count. */
const mostRuns = 320;
const least = 1e-11;

export type From = { balls: number; wickets: number; need: number };
/** Chances of the runs that come, and of the wickets that are lost in the end. */
export type Ends = { runs: Points; wickets: Points };

/**
 * The course of an innings over so many balls: with `wickets` lost, and over as soon as `need` runs are scored.
 * `mostLost`: as many wickets end it.
 */
export function inningsEnds(ball: Ball, { balls: left, wickets, need }: From, mostLost = mostWickets): Ends {
  const width = mostRuns + 8;
  const runs = new Float64Array(width);
  const lost = new Float64Array(mostWickets + 1);
  const end = (at: number, count: number, chance: number) => {
    runs[at] = (runs[at] ?? 0) + chance;
    lost[count] = (lost[count] ?? 0) + chance;
  };
  let open = new Float64Array((mostWickets + 1) * width);
  open[wickets * width] = 1;
  let top = 0;
  for (let played = 0; played < left; played += 1) {
    const next = new Float64Array((mostWickets + 1) * width);
    // Each ball brings six runs at most; wides before it hardly ever more than four.
    top = Math.min(mostRuns, top + 4);
    for (let count = wickets; count < mostLost; count += 1) {
      const row = count * width;
      for (let at = 0; at <= top; at += 1) {
        let chance = open[row + at] ?? 0;
        if (chance < least) continue;
        if (at >= need || at >= mostRuns) {
          end(at, count, chance);
          continue;
        }
        open[row + at + 1] = (open[row + at + 1] ?? 0) + chance * usualWide;
        chance *= 1 - usualWide;
        for (const { runs: more, chance: share } of ball) {
          const to = more < 0 ? row + width + at : row + at + more;
          next[to] = (next[to] ?? 0) + chance * share;
        }
      }
    }
    for (let at = 0; at <= top; at += 1) {
      const chance = next[mostLost * width + at] ?? 0;
      if (chance > 0) end(at, mostLost, chance);
      next[mostLost * width + at] = 0;
    }
    open = next;
    top = Math.min(mostRuns, top + 6);
  }
  for (let count = wickets; count < mostLost; count += 1)
    for (let at = 0; at < width; at += 1) {
      const chance = open[count * width + at] ?? 0;
      if (chance > 0) end(at, count, chance);
    }
  return { runs, wickets: lost };
}

/** Chances of how many more balls of that many runs an innings brings. */
export function countOf(ball: Ball, { balls: left, wickets }: Omit<From, 'need'>, wanted: number): Points {
  const hit = ball.find(({ runs }) => runs === wanted)?.chance ?? 0;
  const out = ball.find(({ runs }) => runs < 0)?.chance ?? 0;
  const width = 60;
  const done = new Float64Array(width);
  let open = new Float64Array((mostWickets + 1) * width);
  open[wickets * width] = 1;
  for (let played = 0; played < left; played += 1) {
    const next = new Float64Array((mostWickets + 1) * width);
    for (let count = wickets; count < mostWickets; count += 1) {
      for (let at = 0; at < width; at += 1) {
        const chance = open[count * width + at] ?? 0;
        if (chance < least) continue;
        const same = count * width + at;
        next[same] = (next[same] ?? 0) + chance * (1 - hit - out);
        next[same + 1] = (next[same + 1] ?? 0) + chance * hit;
        next[same + width] = (next[same + width] ?? 0) + chance * out;
      }
    }
    for (let at = 0; at < width; at += 1) {
      done[at] = (done[at] ?? 0) + (next[mostWickets * width + at] ?? 0);
      next[mostWickets * width + at] = 0;
    }
    open = next;
  }
  for (let count = wickets; count < mostWickets; count += 1)
    for (let at = 0; at < width; at += 1) done[at] = (done[at] ?? 0) + (open[count * width + at] ?? 0);
  return done;
}

const means = new Map<number, Float64Array>();

/** Runs that an innings should bring from here: lines follow them. */
export function meanRuns(skill: number, left: number, wickets: number): number {
  const rounded = Math.round(skill * 20);
  const table = means.get(rounded) ?? meansOf(ballsOf(rounded / 20));
  means.set(rounded, table);
  return table[left * (mostWickets + 1) + wickets] ?? 0;
}

function meansOf(ball: Ball): Float64Array {
  const table = new Float64Array((ballsInInnings + 1) * (mostWickets + 1));
  for (let to = 1; to <= ballsInInnings; to += 1)
    for (let lost = 0; lost < mostWickets; lost += 1) {
      const at = (each: number) => table[(to - 1) * (mostWickets + 1) + each] ?? 0;
      table[to * (mostWickets + 1) + lost] = ball.reduce(
        (sum, { runs, chance }) => sum + chance * (runs < 0 ? at(lost + 1) : runs + at(lost)),
        usualWide / (1 - usualWide),
      );
    }
  return table;
}
