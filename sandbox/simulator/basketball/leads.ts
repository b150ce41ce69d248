import type { Pair } from '../match.ts';
import type { Leads } from '../sport.ts';
import { cumulative, spreadOf } from './quotes.ts';

const mostPoints = 60;

/** `minutes`: on the game clock, without overtime. */
export function basketballLeads(means: Pair, minutes: number): Leads {
  const { lead, deviation } = spreadOf(means, minutes * 60);
  const below = (points: number) => cumulative((points - lead) / deviation);
  const chances = Array.from({ length: 2 * mostPoints + 1 }, (_, index) => {
    const points = index - mostPoints;
    return below(points + 0.5) - below(points - 0.5);
  });
  // Nobody plays level: overtime is won by one side as often as by the other.
  const level = chances[mostPoints] ?? 0;
  chances[mostPoints] = 0;
  for (const side of [-1, 1]) chances[mostPoints + side] = (chances[mostPoints + side] ?? 0) + level / 2;
  return { first: -mostPoints, chances };
}
