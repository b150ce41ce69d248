import { createMemo } from '../memo.ts';

/** A leg of 501 as two players throw it in turn. Prices assume exactly this. */

/**
 * The scores of a visit of three darts while neither player can finish: points and frequency, for an average player.
 */
const visits: readonly (readonly [points: number, weight: number])[] = [
  [26, 6],
  [41, 8],
  [45, 14],
  [57, 8],
  [60, 20],
  [81, 6],
  [85, 11],
  [100, 13],
  [121, 3],
  [125, 3],
  [140, 6],
  [180, 2],
];
export const legPoints = 501;
/** Nobody can finish from more, nor from these. */
const mostFinish = 170;
const bogeys: ReadonlySet<number> = new Set([159, 162, 163, 165, 166, 168, 169]);

/** How often an average player finishes in one visit. */
function finishOdds(left: number): number {
  if (left > mostFinish || bogeys.has(left)) return 0;
  if (left <= 40) return left % 2 === 0 ? 1.4 : 0.9;
  if (left <= 60) return 0.8;
  if (left <= 100) return 0.42;
  return left <= 130 ? 0.16 : 0.08;
}

/** What can happen in a visit: points, 0 for a bust. The chances add up to 1. */
export type Visit = { points: number; chance: number };

/** `skill`: 0 is an average player; it makes high visits and finishes more frequent. */
export function visitsFrom(left: number, skill: number): Visit[] {
  const odds = finishOdds(left) * Math.exp(skill);
  const finish = odds / (1 + odds);
  const weights = visits.map(([points, weight]) => weight * Math.exp((skill * points) / 100));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const found: Visit[] = finish > 0 ? [{ points: left, chance: finish }] : [];
  let bust = 0;
  for (const [index, [points]] of visits.entries()) {
    const chance = ((1 - finish) * (weights[index] ?? 0)) / all;
    // One point is no double: a player who would leave it, or go below, scores nothing.
    if (left - points < 2) bust += chance;
    else found.push({ points, chance });
  }
  if (bust > 0) found.push({ points: 0, chance: bust });
  return found;
}

/** Longer legs do not count. */
const mostVisits = 60;
const span = legPoints + 1;

/** Chances to finish in visit 1, 2, … from each number of points left: `chances[visit * span + left]`. */
type Finishes = Float64Array;

const known = createMemo<Finishes>(200);
/** A hundredth of a skill is nothing. Players throw by the skill that prices know, so that both agree exactly. */
const skillStep = 200;
export const knownSkill = (skill: number): number => Math.round(skill * skillStep) / skillStep;

function finishesOf(skill: number): Finishes {
  const rounded = knownSkill(skill);
  return known(rounded, () => finishesFrom(rounded));
}

function finishesFrom(rounded: number): Finishes {
  const chances = new Float64Array((mostVisits + 1) * span);
  const from = Array.from({ length: span }, (_, left) => (left < 2 ? [] : visitsFrom(left, rounded)));
  chances[0] = 1;
  for (let visit = 1; visit <= mostVisits; visit += 1) {
    for (let left = 2; left < span; left += 1) {
      let sum = 0;
      for (const { points, chance } of from[left] ?? [])
        sum += chance * (chances[(visit - 1) * span + left - points] ?? 0);
      chances[visit * span + left] = sum;
    }
  }
  return chances;
}

/** The chance that the player who throws next wins the leg. */
export function throwerWins(own: { left: number; skill: number }, other: { left: number; skill: number }): number {
  const [first, second] = [finishesOf(own.skill), finishesOf(other.skill)];
  let win = 0;
  let open = 1;
  for (let visit = 1; visit <= mostVisits; visit += 1) {
    win += open * (first[visit * span + own.left] ?? 0);
    open -= second[visit * span + other.left] ?? 0;
  }
  return win;
}
