import type { Margins } from './margins.ts';
import type { Quote } from './match.ts';

/** Beyond these probabilities an outcome has no price. */
const leastChance = 0.01;
export const mostChance = 0.985;
export const minMilli = 1_010;

/** Odds are on steps that grow with them: 0.01 below 10, 0.1 below 20, 0.5 below 100, else 5. */
export function roundMilli(milli: number): number {
  const step = milli < 10_000 ? 10 : milli < 20_000 ? 100 : milli < 100_000 ? 500 : 5000;
  return Math.max(minMilli, Math.round(milli / step) * step);
}

/** Odds in thousandths for a fair chance. 0 where the outcome is nearly decided. */
export function priceOf(margins: Margins, groupId: number, chance: number): number {
  if (!(chance >= leastChance && chance <= mostChance)) return 0;
  return roundMilli(1000 / (chance * (1 + margins.at(groupId, chance))));
}

/** What is paid early has the price of that. */
export const priceOfQuote = (margins: Margins, { groupId, chance, early }: Quote): number =>
  priceOf(margins, groupId, early?.chance ?? chance);

/** Nobody is paid more than 500 to 1, however unlikely. */
export const mostLongTerm = 500_000;

/** Odds of one of many entrants: a list of long-term bets shows every entrant who can still win. */
export function longTermPriceOf(margins: Margins, groupId: number, chance: number): number {
  if (!(chance > 0 && chance <= mostChance)) return 0;
  return roundMilli(Math.min(mostLongTerm, 1000 / (chance * (1 + margins.at(groupId, chance)))));
}

/** The winning and the losing part of a bet on "x above line", on average. What is left comes back. */
function partsAbove(chances: ArrayLike<number>, first: number, line: number): [win: number, lose: number] {
  let win = 0;
  let lose = 0;
  for (let index = 0; index < chances.length; index += 1) {
    const twice = 2 * (first + index - line);
    const chance = chances[index] ?? 0;
    if (twice > 0) win += chance * Math.min(1, twice);
    else lose += chance * Math.min(1, -twice);
  }
  return [win, lose];
}

/**
 * Fair probability of "x above line". For a quarter line, where a part of the stake may be lost or come back, it gives
 * the price at which neither side gains. `chances[i]`: probability that x is first + i.
 */
export function chanceAbove(chances: ArrayLike<number>, first: number, line: number): number {
  const [win, lose] = partsAbove(chances, first, line);
  return win + lose > 0 ? win / (win + lose) : 0;
}

/** Which part of a stake on that line is decided on average. The rest is returned: nothing at a half line. */
export function decidedAbove(chances: ArrayLike<number>, first: number, line: number): number {
  if (Math.abs(line % 1) === 0.5) return 1;
  const [win, lose] = partsAbove(chances, first, line);
  return win + lose;
}
