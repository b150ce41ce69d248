import { marketGroups as G } from '../../../contracts/markets.ts';
import { sportNumbers } from '../../../contracts/sports.ts';
import type { Pair } from '../match.ts';
import { pairOf } from '../parted/joint.ts';
import { partedLeads, rememberedLeads } from '../parted/leads.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { groupTexts } from '../texts/group-table.ts';
import { quarterPartName } from '../texts/periods.ts';
import { sameText, text } from '../texts/text.ts';
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
  name: text(
    'American football',
    'Американский футбол',
    'Fútbol americano',
    'Futebol americano',
    'Amerikan futbolu',
    'كرة القدم الأمريكية',
  ),
  weight: 62,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: false,
  periodName: quarterPartName,
  groupNames: {
    [G.total]: text(
      'Total points, regular time',
      'Тотал очков в основное время',
      'Total de puntos, tiempo reglamentario',
      'Total de pontos, tempo regular',
      'Normal süre toplam sayı',
      'إجمالي النقاط في الوقت الأصلي',
    ),
    [G.handicap]: text(
      'Handicap, regular time',
      'Фора в основное время',
      'Hándicap, tiempo reglamentario',
      'Handicap, tempo regular',
      'Normal süre handikabı',
      'هانديكاب الوقت الأصلي',
    ),
    [G.halfWithMost]: text(
      'Half with most points',
      'Самая результативная половина',
      'Mitad con más puntos',
      'Metade com mais pontos',
      'En çok sayı olan yarı',
      'الشوط الأكثر نقاطًا',
    ),
    [G.raceTo]: text(
      'First to reach points',
      'Первый наберёт очков',
      'Primero en llegar a puntos',
      'Primeiro a chegar a pontos',
      'Sayıya ilk ulaşan',
      'أول من يصل إلى النقاط',
    ),
    [G.pointsTotal]: groupTexts[G.pointsTotal] ?? sameText(''),
  },
  leagues: americanFootballLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting) => createAmericanFootballMatch(seed, skillsOf(meeting)),
  leadsOf: (meeting) => leadsOf(skillsOf(meeting)),
};
