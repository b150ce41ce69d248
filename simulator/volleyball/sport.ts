import { marketGroups as G } from '../../contracts/markets.ts';
import { sportNumbers } from '../../contracts/sports.ts';
import { text } from '../../sandbox/texts/text.ts';
import { rallyLeads } from '../rallies/leads.ts';
import { createRallyMatch } from '../rallies/match.ts';
import type { RallyRules } from '../rallies/rules.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { groupTexts } from '../texts/group-table.ts';
import { setName } from '../texts/periods.ts';
import { volleyballLeagues } from './leagues.ts';

/** How much teams differ in their chance of a rally, and what the home side gains. */
const spread = 0.013;
const homeEdge = 0.005;

function rallyChance({ seed, home, away }: Meeting): number {
  const strength = ({ id }: { id: number }) => spread * normal(seed, id, 1);
  return 0.5 + homeEdge + strength(home) - strength(away);
}

export const rules: RallyRules = {
  setsToWin: 3,
  target: (number) => (number === 5 ? { points: 15, most: Infinity } : { points: 25, most: Infinity }),
  rally: [18, 40],
  breakSeconds: 180,
  lines: [-8, -4, -2, 0, 2, 4, 8],
};

export const volleyball: SportModule = {
  id: sportNumbers.volleyball,
  name: text('sports.volleyball'),
  weight: 65,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: true,
  periodName: setName,
  groupNames: {
    [G.gamesTotal]: groupTexts[G.pointsTotal],
    [G.gamesHandicap]: groupTexts[G.pointsHandicap],
  },
  leagues: volleyballLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting) => createRallyMatch({ seed, chance: rallyChance(meeting), rules, periodName: setName }),
  leadsOf: (meeting) => rallyLeads(rallyChance(meeting), rules),
};
