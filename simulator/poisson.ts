import type { Pair } from './match.ts';

/** More goals of one side count as this many. With two expected goals that happens in one of ten million matches. */
const mostGoals = 14;

/** Poisson probabilities of 0 … most; more counts as `most`. */
function poisson(mean: number, most: number): Float64Array {
  const chances = new Float64Array(most + 1);
  let chance = Math.exp(-mean);
  let rest = 1;
  for (let goals = 0; goals < most; goals += 1) {
    chances[goals] = chance;
    rest -= chance;
    chance *= mean / (goals + 1);
  }
  chances[most] = Math.max(0, rest);
  return chances;
}

/**
 * Chances of the goals that are still to come; the sides do not depend on each other. Index of `lead`: lead + the most
 * goals of a side.
 */
export type Chances = { home: Float64Array; away: Float64Array; lead: Float64Array; sum: Float64Array };

export const leadFirst = -mostGoals;

export function chancesOf([homeMean, awayMean]: Pair, most = mostGoals): Chances {
  const home = poisson(homeMean, most);
  const away = poisson(awayMean, most);
  const lead = new Float64Array(2 * most + 1);
  for (let h = 0; h <= most; h += 1) {
    const chance = home[h] ?? 0;
    if (chance < 1e-12) continue;
    for (let a = 0; a <= most; a += 1) {
      const index = h - a + most;
      lead[index] = (lead[index] ?? 0) + chance * (away[a] ?? 0);
    }
  }
  return { home, away, lead, sum: poisson(homeMean + awayMean, 2 * most) };
}

/** Home win, draw, away win of a match with the score `score`. */
export function resultChances({ lead }: Chances, [home, away]: Pair): [number, number, number] {
  const result: [number, number, number] = [0, 0, 0];
  const level = (lead.length - 1) / 2 - (home - away);
  for (let index = 0; index < lead.length; index += 1) {
    const which = index > level ? 0 : index === level ? 1 : 2;
    result[which] += lead[index] ?? 0;
  }
  return result;
}

/** A score that can come about, with its chance. */
export type Cell = { score: Pair; chance: number };

/** Scores that are less likely are left out. */
export const leastChance = 1e-7;
const plus = ([a, b]: Pair, [c, d]: Pair): Pair => [a + c, b + d];

/** Every score that can still come about, with its chance. */
export function cellsOf(now: Pair, { home, away }: Chances): Cell[] {
  const cells: Cell[] = [];
  home.forEach((ofHome, h) => {
    if (ofHome < leastChance) return;
    away.forEach((ofAway, a) => {
      const chance = ofHome * ofAway;
      if (chance >= leastChance) cells.push({ score: plus(now, [h, a]), chance });
    });
  });
  return cells;
}
