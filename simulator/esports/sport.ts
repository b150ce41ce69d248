import { sportIds } from '../../contracts/markets.ts';
import { text } from '../../sandbox/texts/text.ts';
import { esportsSeries } from '../catalogue/esports.ts';
import type { Rules, SportModule } from '../sport.ts';
import { disciplines } from './disciplines.ts';

const of = ({ discipline = 'counterStrike' }: Rules) => disciplines[discipline];

/** Several games in one sport: each competition says which it plays. */
export const esports: SportModule = {
  ...disciplines.counterStrike,
  id: sportIds.esports,
  name: text('sports.esports'),
  weight: 40,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: false,
  disciplines,
  leagues: [],
  tours: [],
  endless: esportsSeries,
  createMatch: (seed, meeting, rules) => of(rules).createMatch(seed, meeting, rules),
  leadsOf: (meeting, rules) => of(rules).leadsOf(meeting, rules),
};
