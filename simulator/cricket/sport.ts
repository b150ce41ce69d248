import { marketGroups as G } from '../../contracts/markets.ts';
import { sportNumbers } from '../../contracts/sports.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Pair } from '../match.ts';
import { rememberedLeads } from '../parted/leads.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { inningName } from '../texts/periods.ts';
import { compare } from './compare.ts';
import { ballsInInnings, ballsOf, inningsEnds } from './innings.ts';
import { cricketLeagues } from './leagues.ts';
import { createCricketMatch } from './match.ts';

const homeEdge = 0.015;
const batSpread = 0.07;
const bowlSpread = 0.06;

function skillsOf({ seed, home, away }: Meeting): Pair {
  const bat = ({ id }: { id: number }) => batSpread * normal(seed, id, 1);
  const bowl = ({ id }: { id: number }) => bowlSpread * normal(seed, id, 2);
  return [homeEdge + bat(home) - bowl(away), -homeEdge + bat(away) - bowl(home)];
}

/** Only the side with more runs counts: a side that bats second stops when it has enough. */
const leadsOf = rememberedLeads((skills) => {
  const whole = { balls: ballsInInnings, wickets: 0, need: Infinity };
  const [home, away] = [inningsEnds(ballsOf(skills[0]), whole).runs, inningsEnds(ballsOf(skills[1]), whole).runs];
  const [above, level, below] = compare(home, away, 0);
  return { first: -1, chances: [below, level, above] };
});

export const cricket: SportModule = {
  id: sportNumbers.cricket,
  name: text('sports.cricket'),
  weight: 58,
  points: { win: 2, draw: 1 },
  isNamedAfterLand: true,
  periodName: inningName,
  groupNames: {
    [G.overtime]: text('markets.goes_to_a_super_over'),
  },
  leagues: cricketLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting) => createCricketMatch(seed, skillsOf(meeting)),
  leadsOf: (meeting) => leadsOf(skillsOf(meeting)),
};
