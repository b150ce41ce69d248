import { sportNumbers } from '../../contracts/sports.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Pair } from '../match.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { playPeriodName } from '../texts/periods.ts';
import { timedLeads } from '../timed/leads.ts';
import { createTimedMatch } from '../timed/match.ts';
import type { TimedRules } from '../timed/rules.ts';
import { hockeyLeagues } from './leagues.ts';

/** Goals of an average side in regular time; the spreads are standard deviations of the logarithm. */
const averageGoals = 2.75;
const homeEdge = 0.06;
const attackSpread = 0.13;
const defenceSpread = 0.1;

function expectedGoals({ seed, home, away }: Meeting): Pair {
  const attack = ({ id }: { id: number }) => attackSpread * normal(seed, id, 1);
  const defence = ({ id }: { id: number }) => defenceSpread * normal(seed, id, 2);
  return [
    averageGoals * Math.exp(homeEdge + attack(home) - defence(away)),
    averageGoals * Math.exp(-homeEdge + attack(away) - defence(home)),
  ];
}

/** Overtime is played by three a side: goals fall more often. */
const rules: TimedRules = {
  periods: 3,
  periodSeconds: 20 * 60,
  breakSeconds: 17 * 60,
  pace: 1.9,
  overtime: { seconds: 5 * 60, rate: 1.4 },
  mostGoals: 20,
  lines: [-1, 0, 1, 2],
  isLowScoring: true,
  suspension: 20,
  ageing: [[90, 4]],
  periodName: playPeriodName,
};

export const iceHockey: SportModule = {
  id: sportNumbers.iceHockey,
  name: text('sports.ice_hockey'),
  weight: 70,
  points: { win: 2, draw: 1 },
  isNamedAfterLand: true,
  periodName: playPeriodName,
  leagues: hockeyLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting) => createTimedMatch(seed, expectedGoals(meeting), rules),
  leadsOf: (meeting) => timedLeads(expectedGoals(meeting), rules),
};
