import type { Pair } from '../match.ts';

/** More goals of one side count as this many. With two expected goals that happens in one of ten million matches. */
const mostGoals = 14;
const size = mostGoals + 1;

/** Poisson probabilities of 0 … mostGoals. */
function poisson(mean: number): Float64Array {
  const chances = new Float64Array(size);
  let chance = Math.exp(-mean);
  let rest = 1;
  for (let goals = 0; goals < mostGoals; goals += 1) {
    chances[goals] = chance;
    rest -= chance;
    chance *= mean / (goals + 1);
  }
  chances[mostGoals] = Math.max(0, rest);
  return chances;
}

/**
 * Chances of the goals that are still to come; the sides do not depend on each other. Index of `lead`: lead +
 * mostGoals.
 */
export type Chances = { home: Float64Array; away: Float64Array; lead: Float64Array; sum: Float64Array };

export const leadFirst = -mostGoals;

export function chancesOf([homeMean, awayMean]: Pair): Chances {
  const home = poisson(homeMean);
  const away = poisson(awayMean);
  const lead = new Float64Array(2 * size - 1);
  for (let h = 0; h < size; h += 1) {
    const chance = home[h] ?? 0;
    if (chance < 1e-12) continue;
    for (let a = 0; a < size; a += 1) {
      const index = h - a + mostGoals;
      lead[index] = (lead[index] ?? 0) + chance * (away[a] ?? 0);
    }
  }
  return { home, away, lead, sum: poisson(homeMean + awayMean) };
}

/** Home win, draw, away win of a match that stands at `score`. */
export function resultChances({ lead }: Chances, [home, away]: Pair): [number, number, number] {
  const result: [number, number, number] = [0, 0, 0];
  const level = mostGoals - (home - away);
  for (let index = 0; index < lead.length; index += 1) {
    const which = index > level ? 0 : index === level ? 1 : 2;
    result[which] += lead[index] ?? 0;
  }
  return result;
}
