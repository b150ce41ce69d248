import type { Pair, Side } from '../match.ts';
import { nothing, type Points, sumOf } from './joint.ts';

/**
 * Chances of both sides to be first with `target` points from `score` on. `attempts`: of each side to score; `order`:
 * the side of each next attempt.
 */
export function raceOf(attempts: readonly [Points, Points], score: Pair, order: readonly Side[], target: number): Pair {
  let [home, away] = [0, 0];
  // The score of each side, as long as neither has enough: the attempts of the sides do not depend on each other.
  let open: [Points, Points] = [nothing, nothing];
  const need: Pair = [target - score[0], target - score[1]];
  for (const side of order) {
    const index = side - 1;
    const next = sumOf(open[index] ?? nothing, attempts[index] ?? nothing);
    const there = next.slice(need[index] ?? 0).reduce((sum, chance) => sum + chance, 0);
    const others = (open[1 - index] ?? nothing).reduce((sum, chance) => sum + chance, 0);
    if (side === 1) home += there * others;
    else away += there * others;
    const kept = next.slice(0, need[index] ?? 0);
    open = index === 0 ? [kept, open[1]] : [open[0], kept];
  }
  return [home, away];
}
