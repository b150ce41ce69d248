import { marketGroups as G } from '../../contracts/markets.ts';
import { sportNumbers } from '../../contracts/sports.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Pair } from '../match.ts';
import { rememberedLeads } from '../parted/leads.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { frameName } from '../texts/periods.ts';
import { sideText } from '../texts/sides.ts';
import { createSnookerMatch, snookerChance } from './match.ts';
import { snookerSeries, snookerTours } from './tour.ts';

/** How often an average player pots, and how much players differ. */
const averagePot = 0.8;
const spread = 0.012;

function skillsOf({ seed, home, away }: Meeting): Pair {
  const strength = ({ id }: { id: number }) => spread * Math.max(-2.5, Math.min(2.5, normal(seed, id, 1)));
  return [averagePot + strength(home), averagePot + strength(away)];
}

/** Leads are remembered by whole numbers of a finer scale. */
const scale = 10;
const leadsOf = rememberedLeads(([first, second]) => {
  const chance = snookerChance([averagePot + first / scale, averagePot + second / scale]);
  return { first: -1, chances: [1 - chance, 0, chance] };
});

export const snooker: SportModule = {
  id: sportNumbers.snooker,
  name: text('sports.snooker'),
  weight: 46,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: false,
  periodName: frameName,
  groupNames: {
    [G.setsTotal]: text('markets.total_frames'),
    [G.setsHandicap]: text('markets.frames_handicap'),
    [G.setsScore]: text('markets.score_in_frames'),
    [G.winsSet1]: sideText(1, 'markets.side_wins_a_frame'),
    [G.winsSet2]: sideText(2, 'markets.side_wins_a_frame'),
    [G.oddEven]: text('markets.frames_odd_or_even'),
    [G.raceTo]: text('markets.first_to_reach_frames'),
  },
  leagues: [],
  tours: snookerTours,
  endless: snookerSeries,
  createMatch: (seed, meeting) => createSnookerMatch(seed, skillsOf(meeting)),
  leadsOf: (meeting) => {
    const [first, second] = skillsOf(meeting);
    return leadsOf([(first - averagePot) * scale, (second - averagePot) * scale]);
  },
};
