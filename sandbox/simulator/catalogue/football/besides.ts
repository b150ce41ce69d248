import type { League } from '../competition.ts';
import { besides, named } from '../league.ts';
import { asiaAfrica } from './asia-africa.ts';
import { europe } from './europe.ts';
import { far } from './far.ts';
import {
  englandReserve,
  englandWomen,
  englandYouth,
  franceWomen,
  germanyWomen,
  germanyYouth,
  italyWomen,
  italyYouth,
  russiaYouth,
  spainWomen,
  spainYouth,
  turkeyYouth,
} from './seasons.ts';
import {
  argentinaReserve,
  australiaYouth,
  brazilWomen,
  brazilYouth,
  japanWomen,
  japanYouth,
  koreaReserve,
  mexicoWomen,
  unitedStatesReserve,
} from './seasons-far.ts';
import { west } from './west.ts';

const firstTeams = new Map([...west, ...far, ...europe, ...asiaAfrica].map((each) => [each.id, each]));
const beside = (baseId: number, row: Parameters<typeof besides>[1]): League => {
  const base = firstTeams.get(baseId);
  if (!base) throw new Error(`no league ${baseId}`);
  return besides(base, row);
};

/** Teams of women, youth and reserves of the clubs in the other tables. On many weekdays only they play. */
export const leaguesBesides: readonly League[] = [
  beside(100, {
    id: 240,
    weight: 52,
    name: named(
      "Women's Super League|Женская Суперлига|Superliga femenina|Superliga feminina|Kadınlar Süper Ligi|دوري السيدات الممتاز",
    ),
    season: englandWomen,
    mark: '(W)',
    count: 14,
  }),
  beside(105, {
    id: 241,
    weight: 48,
    name: named(
      'Frauen-Bundesliga|Женская Бундеслига|Bundesliga femenina|Bundesliga feminina|Kadınlar Bundesligası|دوري السيدات الألماني',
    ),
    season: germanyWomen,
    mark: '(W)',
    count: 14,
  }),
  beside(107, {
    id: 242,
    weight: 48,
    name: named('Liga F|Лига F|دوري السيدات الإسباني'),
    season: spainWomen,
    mark: '(W)',
    count: 16,
  }),
  beside(109, {
    id: 243,
    weight: 44,
    name: named(
      'Serie A Women|Женская Серия A|Serie A femenina|Serie A feminina|Kadınlar Serie A|دوري السيدات الإيطالي',
    ),
    season: italyWomen,
    mark: '(W)',
    count: 12,
  }),
  beside(111, {
    id: 244,
    weight: 44,
    name: named(
      'Première Ligue|Женская Премьер-лига|Première Ligue|Première Ligue|Kadınlar Première Ligue|دوري السيدات الفرنسي',
    ),
    season: franceWomen,
    mark: '(W)',
    count: 12,
  }),
  beside(127, {
    id: 245,
    weight: 44,
    name: named(
      'Série A Women|Женская Серия A|Serie A femenina|Série A feminina|Kadınlar Série A|دوري السيدات البرازيلي',
    ),
    season: brazilWomen,
    mark: '(W)',
    count: 18,
  }),
  beside(124, {
    id: 246,
    weight: 44,
    name: named(
      'Liga MX Women|Женская Лига МХ|Liga MX femenil|Liga MX feminina|Kadınlar Liga MX|دوري السيدات المكسيكي',
    ),
    season: mexicoWomen,
    mark: '(W)',
    count: 18,
  }),
  beside(132, {
    id: 247,
    weight: 40,
    name: named('WE League|Женская лига WE|WE League|WE League|WE Lig|دوري السيدات الياباني'),
    season: japanWomen,
    mark: '(W)',
    count: 12,
  }),
  beside(100, {
    id: 250,
    weight: 42,
    name: named('Premier League 2|Премьер-лига 2|الدوري الممتاز للرديف'),
    season: englandYouth,
    mark: 'U21',
    count: 20,
  }),
  beside(101, {
    id: 251,
    weight: 34,
    name: named(
      'Development League U21|Лига развития U21|Liga de desarrollo sub-21|Liga de desenvolvimento sub-21|U21 Gelişim Ligi|دوري التطوير تحت 21',
    ),
    season: englandYouth,
    mark: 'U21',
    count: 24,
  }),
  beside(102, {
    id: 252,
    weight: 30,
    name: named('Central League|Центральная лига|Liga Central|Liga Central|Merkez Ligi|الدوري المركزي'),
    season: englandReserve,
    mark: 'II',
    count: 24,
  }),
  beside(105, {
    id: 253,
    weight: 36,
    name: named(
      'Youth League U19|Юношеская лига U19|Liga juvenil sub-19|Liga juvenil sub-19|U19 Ligi|دوري الشباب تحت 19',
    ),
    season: germanyYouth,
    mark: 'U19',
    count: 18,
  }),
  beside(106, {
    id: 254,
    weight: 32,
    name: named(
      'Youth League U19. Group B|Юношеская лига U19. Группа B|Liga juvenil sub-19. Grupo B|Liga juvenil sub-19. Grupo B|U19 Ligi. B Grubu|دوري الشباب تحت 19. المجموعة ب',
    ),
    season: germanyYouth,
    mark: 'U19',
    count: 18,
  }),
  beside(107, {
    id: 255,
    weight: 34,
    name: named(
      'División de Honor U19|Юношеский дивизион U19|División de Honor juvenil|Divisão de Honra sub-19|U19 Onur Ligi|دوري الشباب الإسباني تحت 19',
    ),
    season: spainYouth,
    mark: 'U19',
    count: 20,
  }),
  beside(109, {
    id: 256,
    weight: 40,
    name: named('Primavera 1|Примавера 1|دوري الشباب الإيطالي'),
    season: italyYouth,
    mark: 'U20',
    count: 20,
  }),
  beside(117, {
    id: 257,
    weight: 34,
    name: named('U19 League|Лига U19|Liga sub-19|Liga sub-19|U19 Ligi|الدوري التركي تحت 19'),
    season: turkeyYouth,
    mark: 'U19',
    count: 18,
  }),
  beside(156, {
    id: 258,
    weight: 36,
    name: named('Youth League|Молодёжная лига|Liga juvenil|Liga juvenil|Gençler Ligi|دوري الشباب الروسي'),
    season: russiaYouth,
    mark: 'U19',
    count: 16,
  }),
  beside(127, {
    id: 259,
    weight: 36,
    name: named(
      'Brasileirão U20|Бразилейран U20|Brasileirão sub-20|Brasileirão sub-20|Brasileirão U20|الدوري البرازيلي تحت 20',
    ),
    season: brazilYouth,
    mark: 'U20',
    count: 20,
  }),
  beside(128, {
    id: 260,
    weight: 32,
    name: named('Copa U20|Кубок U20|Copa sub-20|Copa sub-20|U20 Kupası|كأس البرازيل تحت 20'),
    season: brazilYouth,
    mark: 'U20',
    count: 20,
  }),
  beside(126, {
    id: 261,
    weight: 38,
    name: named(
      'Reserve League|Лига резервистов|Torneo de Reserva|Torneio de Reservas|Rezerv Ligi|دوري الرديف الأرجنتيني',
    ),
    season: argentinaReserve,
    mark: 'II',
    count: 30,
  }),
  beside(132, {
    id: 262,
    weight: 32,
    name: named(
      'Youth League U18|Юношеская лига U18|Liga juvenil sub-18|Liga juvenil sub-18|U18 Ligi|دوري الشباب الياباني تحت 18',
    ),
    season: japanYouth,
    mark: 'U18',
    count: 20,
  }),
  beside(187, {
    id: 263,
    weight: 32,
    name: named('Reserve League|Лига резервистов|Liga de reservas|Liga de reservas|Rezerv Ligi|دوري الرديف الكوري'),
    season: koreaReserve,
    mark: 'II',
    count: 12,
  }),
  beside(190, {
    id: 264,
    weight: 30,
    name: named('NPL Youth U20|НПЛ U20|NPL sub-20|NPL sub-20|NPL U20|دوري الشباب الأسترالي'),
    season: australiaYouth,
    mark: 'U20',
    count: 16,
  }),
  beside(133, {
    id: 265,
    weight: 40,
    name: named('MLS Next Pro|МЛС Некст Про|MLS Next Pro|MLS Next Pro|MLS Next Pro|دوري MLS نكست برو'),
    season: unitedStatesReserve,
    mark: 'II',
    count: 28,
  }),
];
