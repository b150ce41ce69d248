import type { Pair } from '../match.ts';
import { chanceAbove } from '../odds.ts';
import { chancesOf, resultChances } from '../poisson.ts';

/** Expected goals of a usual match. They serve where a match has no odds. */
const usualGoals = 2.65;
const rounds = 16;

/** Finds the chances behind odds: it takes the margin off in proportion. */
export function fairChances(odds: readonly number[]): number[] {
  const sum = odds.reduce((all, each) => all + 1 / each, 0);
  return odds.map((each) => 1 / each / sum);
}

/** Finds the x at which the rising function `f` gives `target`. */
function solve(f: (x: number) => number, target: number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let round = 0; round < rounds; round += 1) {
    const middle = (from + to) / 2;
    if (f(middle) < target) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

export type BookOdds = {
  result: readonly [number, number, number];
  total: { line: number; over: number; under: number } | null;
};

/**
 * Finds the expected goals of both sides with which the model gives the total of a bookmaker and the ratio of home to
 * away.
 */
export function fitGoals({ result, total }: BookOdds): Pair {
  const [over = 0.5] = total ? fairChances([total.over, total.under]) : [];
  const sum = total
    ? solve((mean) => chanceAbove(chancesOf([mean / 2, mean / 2]).sum, 0, total.line), over, 0.4, 7)
    : usualGoals;
  const [home = 0.4, , away = 0.3] = fairChances(result);
  const share = solve(
    (part) => {
      const [win, , loss] = resultChances(chancesOf([sum * part, sum * (1 - part)]), [0, 0]);
      return win / (win + loss);
    },
    home / (home + away),
    0.02,
    0.98,
  );
  return [sum * share, sum * (1 - share)];
}
