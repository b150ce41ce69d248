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
import { badmintonSeries } from './series.ts';

/** How much players differ in their chance of a rally. */
const spread = 0.022;

function rallyChance({ seed, home, away }: Meeting): number {
  const strength = ({ id }: { id: number }) => spread * normal(seed, id, 1);
  return 0.5 + strength(home) - strength(away);
}

export const rules: RallyRules = {
  setsToWin: 2,
  target: () => ({ points: 21, most: 30 }),
  rally: [12, 28],
  breakSeconds: 120,
  lines: [-6, -4, -2, 0, 2, 4, 6],
};

export const badminton: SportModule = {
  id: sportNumbers.badminton,
  name: text('sports.badminton'),
  weight: 50,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: false,
  periodName: setName,
  groupNames: {
    [G.gamesTotal]: groupTexts[G.pointsTotal],
    [G.gamesHandicap]: groupTexts[G.pointsHandicap],
  },
  leagues: [],
  tours: [],
  endless: badmintonSeries,
  createMatch: (seed, meeting) => createRallyMatch({ seed, chance: rallyChance(meeting), rules, periodName: setName }),
  leadsOf: (meeting) => rallyLeads(rallyChance(meeting), rules),
};
