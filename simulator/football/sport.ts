import { sportIds } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';
import { footballLeagues } from '../catalogue/football/index.ts';
import { once, type Pair } from '../match.ts';
import { chancesOf, leadFirst } from '../poisson.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { lineupOf } from '../squads/squads.ts';
import { halfName } from '../texts/periods.ts';
import { createFootballMatch } from './match.ts';
import { rosterOf } from './players.ts';
import { playFootball } from './timeline.ts';

/**
 * Goals of an average side. The spreads say how much teams differ in attack and defence (standard deviation of the
 * logarithm).
 */
const averageGoals = 1.34;
const homeEdge = 0.14;
const attackSpread = 0.24;
const defenceSpread = 0.18;

export function expectedGoals({ seed, home, away }: Meeting): Pair {
  const attack = ({ id }: { id: number }) => attackSpread * normal(seed, id, 1);
  const defence = ({ id }: { id: number }) => defenceSpread * normal(seed, id, 2);
  return [
    averageGoals * Math.exp(homeEdge + attack(home) - defence(away)),
    averageGoals * Math.exp(-homeEdge + attack(away) - defence(home)),
  ];
}

const champ = { sportId: sportIds.football };
const nobody = { start: [], bench: [] };
/** Statistics tell the same ones. */
export const lineupsOf = (seed: number, { seed: world, home, away, lineup = seed }: Meeting) =>
  [lineupOf(world, home, champ, lineup) ?? nobody, lineupOf(world, away, champ, lineup) ?? nobody] as const;

export const football: SportModule = {
  id: sportIds.football,
  name: text('sports.football'),
  weight: 100,
  points: { win: 3, draw: 1 },
  hasZone: true,
  isNamedAfterLand: true,
  periodName: halfName,
  leagues: footballLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting) => {
    const expected = expectedGoals(meeting);
    const { home, away } = meeting;
    const roster = once(() => rosterOf(lineupsOf(seed, meeting), [home.name, away.name]));
    return createFootballMatch(expected, () => playFootball(seed, expected), seed, { roster });
  },
  leadsOf: (meeting) => ({ first: leadFirst, chances: chancesOf(expectedGoals(meeting)).lead }),
};
