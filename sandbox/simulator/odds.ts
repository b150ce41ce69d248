import type { Margins } from './margins.ts';

/** Beyond these probabilities an outcome has no price. */
const LEAST = 0.01;
const MOST = 0.985;
const MIN_MILLI = 1_010;

/** Odds stand on steps that grow with them: 0.01 below 10, 0.1 below 20, else 0.5. */
export function roundMilli(milli: number): number {
  const step = milli < 10_000 ? 10 : milli < 20_000 ? 100 : 500;
  return Math.max(MIN_MILLI, Math.round(milli / step) * step);
}

/** Odds in thousandths for a fair chance; 0 where the outcome is as good as decided. */
export function priceOf(margins: Margins, groupId: number, chance: number): number {
  if (!(chance >= LEAST && chance <= MOST)) return 0;
  return roundMilli(1000 / (chance * (1 + margins.at(groupId, chance))));
}

/**
 * Fair probability of "x above line" for quarter lines too, where part of the stake may be lost or returned: the price at which neither side
 * gains. `chances[i]` is the probability of x = first + i.
 */
export function chanceAbove(chances: ArrayLike<number>, first: number, line: number): number {
  let win = 0;
  let lose = 0;
  for (let index = 0; index < chances.length; index += 1) {
    const twice = 2 * (first + index - line);
    const chance = chances[index] ?? 0;
    if (twice > 0) win += chance * Math.min(1, twice);
    else lose += chance * Math.min(1, -twice);
  }
  return win + lose > 0 ? win / (win + lose) : 0;
}
