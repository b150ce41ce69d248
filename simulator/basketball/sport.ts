import { sportIds } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';
import { basketballLeagues } from '../catalogue/basketball.ts';
import type { Pair } from '../match.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { quarterPartName } from '../texts/periods.ts';
import { quarterGroupTexts } from '../texts/quarter-groups.ts';
import { basketballLeads } from './leads.ts';
import { createBasketballMatch } from './match.ts';

/** Points of an average side per possession, and how much sides differ. */
const averagePoints = 1.08;
const pointsSpread = 0.04;
const homePoints = 0.015;
const usualQuarter = 10;

export function pointsPerPossession({ seed, home, away }: Meeting): Pair {
  const strength = ({ id }: { id: number }) => pointsSpread * normal(seed, id, 1);
  const difference = strength(home) - strength(away) + homePoints;
  return [averagePoints + difference / 2, averagePoints - difference / 2];
}

export const basketball: SportModule = {
  id: sportIds.basketball,
  name: text('sports.basketball'),
  weight: 80,
  points: { win: 1, draw: 0 },
  hasZone: true,
  isNamedAfterLand: true,
  periodName: quarterPartName,
  groupNames: quarterGroupTexts,
  leagues: basketballLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting, { quarterMinutes = usualQuarter }) =>
    createBasketballMatch(seed, pointsPerPossession(meeting), quarterMinutes * 60),
  leadsOf: (meeting, { quarterMinutes = usualQuarter }) =>
    basketballLeads(pointsPerPossession(meeting), 4 * quarterMinutes),
};
