import { sportIds } from '../../../contracts/markets.ts';
import { cumulative, spreadOf } from '../basketball/quotes.ts';
import type { FixtureTeam } from '../fixture.ts';
import { chancesOf, leadFirst } from '../football/chances.ts';
import type { Pair } from '../match.ts';
import { expectedGoals, pointsPerPossession, serveChances } from '../sports.ts';
import { tennisChances } from '../tennis/chances.ts';
import { startOfMatch } from '../tennis/score.ts';

/** By how much side 1 is ahead at the end: `chances[i]` of a lead of `first` + i. */
export type Leads = { first: number; chances: ArrayLike<number> };
export type LeadsOf = (home: FixtureTeam, away: FixtureTeam) => Leads;

const mostPoints = 60;

function basketballLeads(means: Pair, minutes: number): Leads {
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

/** Chances of a tennis match follow from the difference of the two alone; a thousandth of it is nothing. */
const tennis = new Map<number, number>();

function tennisChance([home, away]: Pair): number {
  const difference = Math.round((home - away) * 1000);
  const middle = (home + away) / 2;
  const known =
    tennis.get(difference) ??
    tennisChances([middle + difference / 2000, middle - difference / 2000], startOfMatch(1)).match;
  tennis.set(difference, known);
  return known;
}

/** The strengths by which matches are played and priced, as the leads at the end of a match. */
export function createLeads(seed: number, sportId: number, quarterMinutes = 10): LeadsOf {
  const known = new Map<string, Leads>();
  const leadsOf = (home: FixtureTeam, away: FixtureTeam): Leads => {
    const meeting = { seed, home, away };
    if (sportId === sportIds.football) return { first: leadFirst, chances: chancesOf(expectedGoals(meeting)).lead };
    if (sportId === sportIds.tennis) {
      const chance = tennisChance(serveChances(meeting));
      return { first: -1, chances: [1 - chance, 0, chance] };
    }
    return basketballLeads(pointsPerPossession(meeting), 4 * quarterMinutes);
  };
  return (home, away) => {
    const key = `${home.id} ${away.id}`;
    const leads = known.get(key) ?? leadsOf(home, away);
    known.set(key, leads);
    return leads;
  };
}
