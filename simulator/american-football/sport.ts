import { sportNumbers } from '../../contracts/sports.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Pair } from '../match.ts';
import { pairOf } from '../parted/joint.ts';
import { partedLeads, rememberedLeads } from '../parted/leads.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { quarterPartName } from '../texts/periods.ts';
import { quarterGroupTexts } from '../texts/quarter-groups.ts';
import { driveOf, fieldGoal, mostRounds, pointsOf, regularDrives } from './drives.ts';
import { americanFootballLeagues } from './leagues.ts';
import { createAmericanFootballMatch } from './match.ts';

const homeEdge = 0.05;
const attackSpread = 0.14;
const defenceSpread = 0.12;

function skillsOf({ seed, home, away }: Meeting): Pair {
  const attack = ({ id }: { id: number }) => attackSpread * normal(seed, id, 1);
  const defence = ({ id }: { id: number }) => defenceSpread * normal(seed, id, 2);
  return [homeEdge + attack(home) - defence(away), -homeEdge + attack(away) - defence(home)];
}

const leadsOf = rememberedLeads(([home, away]) => {
  const drives = [driveOf(home), driveOf(away)] as const;
  const own = regularDrives / 2;
  const round = pairOf(...pointsOf(drives, [1, 1]));
  return partedLeads(pairOf(...pointsOf(drives, [own, own])), { round, rounds: mostRounds, breaker: fieldGoal });
});

export const americanFootball: SportModule = {
  id: sportNumbers.americanFootball,
  name: text('sports.american_football'),
  weight: 62,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: false,
  periodName: quarterPartName,
  groupNames: quarterGroupTexts,
  leagues: americanFootballLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting) => createAmericanFootballMatch(seed, skillsOf(meeting)),
  leadsOf: (meeting) => leadsOf(skillsOf(meeting)),
};
