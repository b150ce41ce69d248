import { marketGroups as G } from '../../../contracts/markets.ts';
import { sportNumbers } from '../../../contracts/sports.ts';
import type { Pair } from '../match.ts';
import { rememberedLeads } from '../parted/leads.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { setName } from '../texts/periods.ts';
import { text } from '../texts/text.ts';
import { createDartsMatch, dartsChance } from './match.ts';
import { dartsSeries, dartsTours } from './tour.ts';

/** How much players differ; see leg.ts. */
const spread = 0.11;

function skillsOf({ seed, home, away }: Meeting): Pair {
  const strength = ({ id }: { id: number }) => spread * normal(seed, id, 1);
  return [strength(home), strength(away)];
}

const leadsOf = rememberedLeads((skills) => {
  const chance = dartsChance(skills);
  return { first: -1, chances: [1 - chance, 0, chance] };
});

export const darts: SportModule = {
  id: sportNumbers.darts,
  name: text('Darts', 'Дартс', 'Dardos', 'Dardos', 'Dart', 'رمي السهام'),
  weight: 48,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: false,
  periodName: setName,
  groupNames: {
    [G.gamesTotal]: text('Total legs', 'Тотал легов', 'Total de legs', 'Total de legs', 'Toplam leg', 'إجمالي الليغات'),
    [G.gamesHandicap]: text(
      'Legs handicap',
      'Фора по легам',
      'Hándicap de legs',
      'Handicap de legs',
      'Leg handikabı',
      'هانديكاب الليغات',
    ),
    [G.sidePoints1]: text('{1}: legs', '{1}: леги', '{1}: legs', '{1}: legs', '{1}: leg', '{1}: الليغات'),
    [G.sidePoints2]: text('{2}: legs', '{2}: леги', '{2}: legs', '{2}: legs', '{2}: leg', '{2}: الليغات'),
    [G.pointsOddEven]: text(
      'Legs odd or even',
      'Леги: чёт или нечет',
      'Legs: par o impar',
      'Legs: ímpar ou par',
      'Leg tek/çift',
      'الليغات: فردي أو زوجي',
    ),
  },
  leagues: [],
  tours: dartsTours,
  endless: dartsSeries,
  createMatch: (seed, meeting) => createDartsMatch(seed, skillsOf(meeting)),
  leadsOf: (meeting) => leadsOf(skillsOf(meeting)),
};
