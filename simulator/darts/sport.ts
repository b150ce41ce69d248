import { marketGroups as G } from '../../contracts/markets.ts';
import { sportNumbers } from '../../contracts/sports.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Pair } from '../match.ts';
import { rememberedLeads } from '../parted/leads.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { setName } from '../texts/periods.ts';
import { sideText } from '../texts/sides.ts';
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
  name: text('sports.darts'),
  weight: 48,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: false,
  periodName: setName,
  groupNames: {
    [G.gamesTotal]: text('markets.total_legs'),
    [G.gamesHandicap]: text('markets.legs_handicap'),
    [G.sidePoints1]: sideText(1, 'markets.side_legs'),
    [G.sidePoints2]: sideText(2, 'markets.side_legs'),
    [G.pointsOddEven]: text('markets.legs_odd_or_even'),
  },
  leagues: [],
  tours: dartsTours,
  endless: dartsSeries,
  createMatch: (seed, meeting) => createDartsMatch(seed, skillsOf(meeting)),
  leadsOf: (meeting) => leadsOf(skillsOf(meeting)),
};
