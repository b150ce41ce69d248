import { linesOf } from '../../contracts/pools/index.ts';

/** Of each match, the chance of each variant. */
export type Chances = readonly (readonly number[])[];
export type CrowdTicket = { picks: number[][]; unit: number; lines: number };

/** Tickets of a crowd. */
export const crowdSize = 64;
/** They are systems: a few tickets of many small lines leave no likely line to somebody who plays it alone. */
const mostCrowdLines = 4096;
const doubles = 0.7;
/** Stakes of a line, kopecks; a player's own begin at 500. */
const units = [10, 20, 50, 100];
/**
 * How much a crowd leans to favourites: chances to this power. Lower classes are won by the players with more hits than
 * the others, so a crowd that plays by the chances themselves loses to a line of favourites, and one that plays
 * favourites alone to a line beside it. Between them no line earns anything: returns.test.ts. Decision D-900.
 */
const lean = 2.6;

/** One of so many, as often as its weight says. `roll`: a share of 1. */
export function drawn(weights: readonly number[], roll: number): number {
  let left = roll * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  );
}

/** How often a crowd picks each variant. */
export const leansOf = (chances: Chances): Chances => chances.map((ofMatch) => ofMatch.map((chance) => chance ** lean));

/** The ticket of one of the crowd. `roll`: the next share of 1. */
export function crowdTicket(leans: Chances, roll: () => number): CrowdTicket {
  let lines = 1;
  const picks = leans.map((weights) => {
    const [first, second, double] = [drawn(weights, roll()), drawn(weights, roll()), roll()];
    if (second === first || lines * 2 > mostCrowdLines || double >= doubles) return [first];
    lines *= 2;
    return [first, second].toSorted((a, b) => a - b);
  });
  return { picks, lines: linesOf(picks), unit: units[Math.floor(roll() * units.length)] ?? 10 };
}
