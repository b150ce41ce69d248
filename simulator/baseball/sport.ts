import { marketGroups as G } from '../../contracts/markets.ts';
import { sportNumbers } from '../../contracts/sports.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Pair } from '../match.ts';
import { rememberedLeads } from '../parted/leads.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { baseballPartName } from '../texts/periods.ts';
import { baseballLeads } from './leads.ts';
import { baseballLeagues } from './leagues.ts';
import { createBaseballMatch } from './match.ts';

const homeEdge = 0.02;
const batSpread = 0.05;
const pitchSpread = 0.06;

function skillsOf({ seed, home, away }: Meeting): Pair {
  const bat = ({ id }: { id: number }) => batSpread * normal(seed, id, 1);
  const pitch = ({ id }: { id: number }) => pitchSpread * normal(seed, id, 2);
  return [homeEdge + bat(home) - pitch(away), -homeEdge + bat(away) - pitch(home)];
}

const leadsOf = rememberedLeads(baseballLeads);

export const baseball: SportModule = {
  id: sportNumbers.baseball,
  name: text('sports.baseball'),
  weight: 64,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: true,
  periodName: baseballPartName,
  groupNames: {
    [G.pointsTotal]: text('markets.total_runs'),
    [G.pointsHandicap]: text('markets.run_line'),
    [G.total]: text('markets.total_runs_nine_innings'),
    [G.handicap]: text('markets.handicap_nine_innings'),
    [G.result]: text('markets.result_after_nine_innings'),
    [G.overtime]: text('markets.extra_innings'),
  },
  leagues: baseballLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting) => createBaseballMatch(seed, skillsOf(meeting)),
  leadsOf: (meeting) => leadsOf(skillsOf(meeting)),
};
