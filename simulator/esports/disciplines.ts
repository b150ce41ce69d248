import { basketball } from '../basketball/sport.ts';
import type { Discipline } from '../catalogue/competition.ts';
import { rallyLeads } from '../rallies/leads.ts';
import { createRallyMatch } from '../rallies/match.ts';
import type { RallyRules } from '../rallies/rules.ts';
import { normal } from '../random.ts';
import type { DisciplineModule, Meeting } from '../sport.ts';
import { mapName } from '../texts/periods.ts';
import type { Text } from '../types.ts';
import { mapTexts, roundTexts, towerTexts } from './texts.ts';

/** Maps of rounds, or of towers. `spread`: how much teams differ in their chance of one. */
function mapsOf(rules: RallyRules, spread: number, words: Readonly<Record<number, Text>>): DisciplineModule {
  const chanceOf = ({ seed, home, away }: Meeting) => {
    const strength = ({ id }: { id: number }) => spread * normal(seed, id, 1);
    return 0.5 + strength(home) - strength(away);
  };
  return {
    periodName: mapName,
    groupNames: { ...mapTexts, ...words },
    createMatch: (seed, meeting) => createRallyMatch({ seed, chance: chanceOf(meeting), rules, periodName: mapName }),
    leadsOf: (meeting) => rallyLeads(chanceOf(meeting), rules),
  };
}

const lines = [-6, -4, -2, 0, 2, 4, 6];

/** What is played on a screen. Of a map of towers, the last of nine stands at the heart of a base. */
export const disciplines: Readonly<Record<Discipline, DisciplineModule>> = {
  /** Two maps win, thirteen rounds win a map, from twelve each overtimes of three rounds a side. */
  counterStrike: mapsOf(
    {
      setsToWin: 2,
      target: () => ({ points: 13, most: Infinity, extra: 3 }),
      rally: [55, 125],
      breakSeconds: 420,
      lines,
    },
    0.022,
    roundTexts,
  ),
  dota: mapsOf(
    { setsToWin: 2, target: () => ({ points: 9, most: 9 }), rally: [95, 230], breakSeconds: 600, lines },
    0.035,
    towerTexts,
  ),
  leagueOfLegends: mapsOf(
    { setsToWin: 3, target: () => ({ points: 9, most: 9 }), rally: [75, 185], breakSeconds: 480, lines },
    0.035,
    towerTexts,
  ),
  /** With short quarters. */
  basketball,
};
