import type { Pair } from '../match.ts';
import { isSetWon, type Target } from './rules.ts';

/** How a set ends: with these points. */
export type SetEnd = { points: Pair; chance: number };

const least = 1e-9;
const mostRallies = 160;

/**
 * Lists how a set can end from `points` on. `chanceOf`: of side 1 to win a rally, by how many were played before it.
 * Chances flow from score to score.
 */
export function setEnds(chanceOf: (played: number) => number, points: Pair, target: Target): SetEnd[] {
  const ends: SetEnd[] = [];
  const begun = points[0] + points[1];
  // By the rallies of side 1 since then.
  let flow = Float64Array.of(1);
  let open = 1;
  for (let played = 1; open > 0 && played < mostRallies; played += 1) {
    const next = new Float64Array(played + 1);
    const chance = chanceOf(begun + played - 1);
    open = 0;
    for (let own = 0; own <= played; own += 1) {
      const part = (flow[own - 1] ?? 0) * chance + (flow[own] ?? 0) * (1 - chance);
      if (part < least) continue;
      const won = points[0] + own;
      const after: Pair = [won, begun + played - won];
      if (isSetWon(after, target)) ends.push({ points: after, chance: part });
      else {
        next[own] = part;
        open += 1;
      }
    }
    flow = next;
  }
  return ends;
}

/** Chances of whole numbers: `chances[i]` of first + i. */
export type Spread = { first: number; chances: Float64Array };

export function spreadOf(ends: readonly SetEnd[], figure: (points: Pair) => number): Spread {
  const figures = ends.map(({ points }) => figure(points));
  const first = Math.min(...figures);
  const chances = new Float64Array(Math.max(...figures) - first + 1);
  ends.forEach((end, index) => {
    const at = (figures[index] ?? 0) - first;
    chances[at] = (chances[at] ?? 0) + end.chance;
  });
  return { first, chances };
}

/** Adds two independent numbers; `into` takes what comes. */
export function addProduct(into: Spread | undefined, a: Spread, b: Spread): Spread {
  const first = a.first + b.first;
  const size = a.chances.length + b.chances.length - 1;
  const from = Math.min(first, into?.first ?? first);
  const to = Math.max(first + size, into ? into.first + into.chances.length : -Infinity);
  const chances = new Float64Array(to - from);
  if (into) chances.set(into.chances, into.first - from);
  for (let i = 0; i < a.chances.length; i += 1) {
    const share = a.chances[i] ?? 0;
    if (share < least) continue;
    const at = first + i - from;
    for (let j = 0; j < b.chances.length; j += 1)
      chances[at + j] = (chances[at + j] ?? 0) + share * (b.chances[j] ?? 0);
  }
  return { first: from, chances };
}
