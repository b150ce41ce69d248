import { marketGroups as G, sportIds } from '../../../contracts/markets.ts';
import { basketball } from '../basketball/sport.ts';
import { esportsSeries } from '../catalogue/esports.ts';
import { rallyLeads } from '../rallies/leads.ts';
import { createRallyMatch } from '../rallies/match.ts';
import type { RallyRules } from '../rallies/rules.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { mapName, quarterName } from '../texts/periods.ts';
import { text } from '../texts/text.ts';
import { mapTexts } from './texts.ts';

/** How much teams differ in their chance of a round. */
const spread = 0.022;

function roundChance({ seed, home, away }: Meeting): number {
  const strength = ({ id }: { id: number }) => spread * normal(seed, id, 1);
  return 0.5 + strength(home) - strength(away);
}

/** Counter-Strike: two maps win, thirteen rounds win a map, from twelve each overtimes of three rounds a side. */
const rules: RallyRules = {
  setsToWin: 2,
  target: () => ({ points: 13, most: Infinity, extra: 3 }),
  rally: [55, 125],
  breakSeconds: 420,
  lines: [-6, -4, -2, 0, 2, 4, 6],
};

/** Maps and rounds; a competition with quarters is basketball that computers play. */
export const esports: SportModule = {
  ...basketball,
  id: sportIds.esports,
  name: text('Esports', 'Киберспорт', 'Esports', 'Esports', 'E-spor', 'الرياضات الإلكترونية'),
  weight: 40,
  isNamedAfterLand: false,
  periodName: (number, groupId) =>
    groupId === G.quarterWinner || groupId === G.quarterTotal ? quarterName(number) : mapName(number),
  groupNames: mapTexts,
  leagues: [],
  endless: esportsSeries,
  createMatch: (seed, meeting, { quarterMinutes }) =>
    quarterMinutes === undefined
      ? createRallyMatch({ seed, chance: roundChance(meeting), rules, periodName: mapName })
      : basketball.createMatch(seed, meeting, { quarterMinutes }),
  leadsOf: (meeting, { quarterMinutes }) =>
    quarterMinutes === undefined
      ? rallyLeads(roundChance(meeting), rules)
      : basketball.leadsOf(meeting, { quarterMinutes }),
};
