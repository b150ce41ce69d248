import { sportNumbers } from '../../contracts/sports.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Pair } from '../match.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { halfName } from '../texts/periods.ts';
import { timedLeads } from '../timed/leads.ts';
import { createTimedMatch } from '../timed/match.ts';
import type { TimedRules } from '../timed/rules.ts';
import { handballLeagues } from './leagues.ts';

/** Goals of an average side; the spreads are standard deviations of the logarithm. */
const averageGoals = 29;
const homeEdge = 0.025;
const attackSpread = 0.05;
const defenceSpread = 0.045;

function expectedGoals({ seed, home, away }: Meeting): Pair {
  const attack = ({ id }: { id: number }) => attackSpread * normal(seed, id, 1);
  const defence = ({ id }: { id: number }) => defenceSpread * normal(seed, id, 2);
  return [
    averageGoals * Math.exp(homeEdge + attack(home) - defence(away)),
    averageGoals * Math.exp(-homeEdge + attack(away) - defence(home)),
  ];
}

const rules: TimedRules = {
  periods: 2,
  periodSeconds: 30 * 60,
  breakSeconds: 15 * 60,
  pace: 1.2,
  overtime: null,
  mostGoals: 70,
  lines: [-4, -2, -1, 0, 1, 2, 4],
  isLowScoring: false,
  suspension: 3,
  // A goal a minute: at any time a quarter of that is worth more than the margin.
  ageing: [
    [Infinity, 4],
    [480, 1],
  ],
  periodName: halfName,
};

export const handball: SportModule = {
  id: sportNumbers.handball,
  name: text('sports.handball'),
  weight: 60,
  points: { win: 2, draw: 1 },
  isNamedAfterLand: true,
  periodName: halfName,
  leagues: handballLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting) => createTimedMatch(seed, expectedGoals(meeting), rules),
  leadsOf: (meeting) => timedLeads(expectedGoals(meeting), rules),
};
