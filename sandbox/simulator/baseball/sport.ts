import { marketGroups as G } from '../../../contracts/markets.ts';
import { sportNumbers } from '../../../contracts/sports.ts';
import type { Pair } from '../match.ts';
import { rememberedLeads } from '../parted/leads.ts';
import { normal } from '../random.ts';
import type { Meeting, SportModule } from '../sport.ts';
import { baseballPartName } from '../texts/periods.ts';
import { text } from '../texts/text.ts';
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
  name: text('Baseball', 'Бейсбол', 'Béisbol', 'Beisebol', 'Beyzbol', 'البيسبول'),
  weight: 64,
  points: { win: 1, draw: 0 },
  isNamedAfterLand: true,
  periodName: baseballPartName,
  groupNames: {
    [G.pointsTotal]: text(
      'Total runs',
      'Тотал ранов',
      'Total de carreras',
      'Total de corridas',
      'Toplam koşu',
      'إجمالي النقاط',
    ),
    [G.pointsHandicap]: text(
      'Run line',
      'Фора по ранам',
      'Hándicap de carreras',
      'Handicap de corridas',
      'Koşu handikabı',
      'هانديكاب النقاط',
    ),
    [G.total]: text(
      'Total runs, nine innings',
      'Тотал ранов за девять иннингов',
      'Total de carreras, nueve entradas',
      'Total de corridas, nove entradas',
      'Dokuz devre toplam koşu',
      'إجمالي النقاط في تسعة أشواط',
    ),
    [G.handicap]: text(
      'Handicap, nine innings',
      'Фора за девять иннингов',
      'Hándicap, nueve entradas',
      'Handicap, nove entradas',
      'Dokuz devre handikabı',
      'هانديكاب تسعة أشواط',
    ),
    [G.result]: text(
      'Result after nine innings',
      'Исход за девять иннингов',
      'Resultado tras nueve entradas',
      'Resultado após nove entradas',
      'Dokuz devre sonucu',
      'النتيجة بعد تسعة أشواط',
    ),
    [G.overtime]: text(
      'Extra innings',
      'Дополнительные иннинги',
      'Entradas extra',
      'Entradas extras',
      'Ek devreler',
      'أشواط إضافية',
    ),
  },
  leagues: baseballLeagues,
  tours: [],
  endless: [],
  createMatch: (seed, meeting) => createBaseballMatch(seed, skillsOf(meeting)),
  leadsOf: (meeting) => leadsOf(skillsOf(meeting)),
};
