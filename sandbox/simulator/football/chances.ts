import type { Pair } from '../match.ts';

/** Goals of one side beyond this count as this many; with two goals expected that is one match in ten million. */
const MOST_GOALS = 14;
const SIZE = MOST_GOALS + 1;

/** Poisson probabilities of 0 … MOST_GOALS. */
function poisson(mean: number): Float64Array {
  const chances = new Float64Array(SIZE);
  let chance = Math.exp(-mean);
  let rest = 1;
  for (let goals = 0; goals < MOST_GOALS; goals += 1) {
    chances[goals] = chance;
    rest -= chance;
    chance *= mean / (goals + 1);
  }
  chances[MOST_GOALS] = Math.max(0, rest);
  return chances;
}

/** Chances of what is still to come, the two sides independent of one another. Index of `lead`: lead + MOST_GOALS. */
export type Chances = { home: Float64Array; away: Float64Array; lead: Float64Array; sum: Float64Array };

export const LEAD_FIRST = -MOST_GOALS;

export function chancesOf([homeMean, awayMean]: Pair): Chances {
  const home = poisson(homeMean);
  const away = poisson(awayMean);
  const lead = new Float64Array(2 * SIZE - 1);
  for (let h = 0; h < SIZE; h += 1) {
    const chance = home[h] ?? 0;
    if (chance < 1e-12) continue;
    for (let a = 0; a < SIZE; a += 1) {
      const index = h - a + MOST_GOALS;
      lead[index] = (lead[index] ?? 0) + chance * (away[a] ?? 0);
    }
  }
  return { home, away, lead, sum: poisson(homeMean + awayMean) };
}

/** Home win, draw, away win of a match that stands at `score`. */
export function resultChances({ lead }: Chances, [home, away]: Pair): [number, number, number] {
  const result: [number, number, number] = [0, 0, 0];
  const level = MOST_GOALS - (home - away);
  for (let index = 0; index < lead.length; index += 1) {
    const which = index > level ? 0 : index === level ? 1 : 2;
    result[which] += lead[index] ?? 0;
  }
  return result;
}
