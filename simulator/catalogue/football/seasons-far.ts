import type { Season } from '../competition.ts';
import { libertadores } from './seasons.ts';

const season = (zone: string, from: string, to: string, ...rounds: string[]): Season => ({ zone, from, to, rounds });

/** The Gulf and its neighbours: the week ends on Thursday, and people play in the cool of the evening. */
const gulf = (zone: string): Season =>
  season(zone, '08-20', '05-24', 'Thu 17:30 20:00*2, Fri 17:30*2 20:00*2, Sat 17:30 20:00');
export const saudiArabia = gulf('Asia/Riyadh');
export const emirates = gulf('Asia/Dubai');
export const qatar = gulf('Asia/Qatar');
export const iran = season('Asia/Tehran', '08-18', '05-28', 'Thu 15:30*2 18:00*2, Fri 15:30*2 17:30 19:15, Sat 16:00');
export const egypt = season(
  'Africa/Cairo',
  '08-08',
  '06-05',
  'Thu 17:00 20:00, Fri 17:00*2 20:00*2, Sat 17:00 20:00, Sun 17:00 20:00',
);

const maghreb = (zone: string): Season =>
  season(zone, '08-22', '06-10', 'Fri 15:00*2 17:00, Sat 15:00*2 17:00*2 20:00, Sun 17:00');
export const algeria = maghreb('Africa/Algiers');
export const morocco = maghreb('Africa/Casablanca');
export const tunisia = maghreb('Africa/Tunis');
export const nigeria = season('Africa/Lagos', '08-22', '05-30', 'Sat 16:00*3, Sun 16:00*6, Mon 16:00');
export const ghana = season('Africa/Accra', '09-05', '06-10', 'Fri 18:00, Sat 15:00*3 18:00, Sun 15:00*4, Mon 15:00');
export const kenya = season('Africa/Nairobi', '09-15', '06-15', 'Sat 13:00*2 15:00*2 16:00, Sun 13:00*2 15:00 16:00');
export const southAfrica: Season = {
  ...season('Africa/Johannesburg', '08-08', '05-28', 'Fri 19:30, Sat 15:00*2 17:30 20:00, Sun 15:00 17:30, Mon 19:30'),
  midweek: { round: 'Tue 19:30*4, Wed 19:30*4', every: 3 },
};

export const japan: Season = {
  ...season('Asia/Tokyo', '02-08', '12-08', 'Fri 19:00, Sat 14:00*3 15:00*2 19:00*2, Sun 14:00 15:00 17:00'),
  midweek: { round: 'Tue 19:00*2, Wed 19:00*8', every: 5 },
};
export const japanLower = season(
  'Asia/Tokyo',
  '02-12',
  '11-30',
  'Sat 14:00*5 15:00 18:00 19:00, Sun 13:00 14:00*2 16:00 18:00',
);
export const japanWomen = season('Asia/Tokyo', '08-12', '05-20', 'Sat 13:00*2 14:00 17:00, Sun 13:00 14:00*2');
export const japanYouth = season('Asia/Tokyo', '04-01', '12-12', 'Sat 11:00*4 13:00*2, Sun 11:00*3 13:00');
export const southKorea = season(
  'Asia/Seoul',
  '02-15',
  '12-06',
  'Fri 19:30, Sat 14:00 16:30*2 19:00, Sun 14:00 16:30 19:00',
);
export const koreaReserve = season('Asia/Seoul', '03-15', '11-06', 'Tue 15:00*3 16:00*2 19:00, Wed 14:00 15:00');
export const china = season(
  'Asia/Shanghai',
  '02-20',
  '11-22',
  'Fri 19:35*2, Sat 15:30 18:00 19:35*3, Sun 15:30 19:35*2',
);
export const chinaSecond = season(
  'Asia/Shanghai',
  '03-15',
  '11-10',
  'Sat 15:00*2 19:00*2 19:30, Sun 15:00 16:00 19:30',
);
export const australia = season(
  'Australia/Sydney',
  '10-15',
  '05-10',
  'Fri 19:35, Sat 15:00 17:00 19:35, Sun 15:00 17:00',
);
export const australiaState = season(
  'Australia/Sydney',
  '02-05',
  '09-05',
  'Fri 19:30*2, Sat 15:00*2 17:00 19:00*2, Sun 15:00*3',
);
export const australiaYouth = season(
  'Australia/Melbourne',
  '02-05',
  '09-05',
  'Fri 19:00*2, Sat 12:30*3 15:00*3, Sun 12:30*2 15:00, Mon 19:30',
);
export const newZealand = season('Pacific/Auckland', '03-25', '12-12', 'Sat 12:00 14:00*3 14:30, Sun 13:00 14:00');
export const india = season('Asia/Kolkata', '09-12', '05-10', 'Thu 19:30, Fri 19:30, Sat 17:00 19:30, Sun 17:00 19:30');
export const indiaSecond = season(
  'Asia/Kolkata',
  '10-12',
  '05-10',
  'Thu 15:30, Fri 16:30 19:00, Sat 14:00 16:30*2, Sun 16:30',
);
export const thailand = season(
  'Asia/Bangkok',
  '08-08',
  '05-30',
  'Fri 18:00*2, Sat 17:30 18:00*2 19:00, Sun 18:00 19:00',
);
export const vietnam = season(
  'Asia/Ho_Chi_Minh',
  '08-12',
  '06-28',
  'Fri 18:00*2, Sat 17:00 18:00 19:15, Sun 18:00 19:15',
);
export const indonesia = season(
  'Asia/Jakarta',
  '08-06',
  '05-28',
  'Thu 19:00, Fri 15:30 19:00, Sat 15:30*2 19:00, Sun 15:30 19:00, Mon 15:30 19:00',
);
export const malaysia = season('Asia/Kuala_Lumpur', '08-06', '05-22', 'Fri 20:15*2, Sat 20:15*2, Sun 20:15*2');
export const uzbekistan = season(
  'Asia/Tashkent',
  '03-01',
  '12-02',
  'Fri 15:00 18:00, Sat 15:00*2 18:00*2, Sun 17:00 19:00',
);

const south = (zone: string, from: string, to: string): Season => ({
  ...season(zone, from, to, 'Fri 20:00, Sat 15:30 18:00 20:30, Sun 15:30 18:00*2 20:30, Mon 20:00'),
  cup: libertadores,
});
export const argentina: Season = {
  ...south('America/Argentina/Buenos_Aires', '01-23', '12-12'),
  rounds: ['Fri 19:00 21:15*2, Sat 16:30*2 18:45*2 21:00, Sun 16:30 18:45 21:00*2, Mon 19:00*2 21:15*2'],
  breaks: [['06-03', '07-10']],
};
export const argentinaSecond = season(
  'America/Argentina/Buenos_Aires',
  '02-05',
  '11-10',
  'Fri 21:10, Sat 15:30*4 17:00*2 21:30, Sun 15:30*4 17:00*3 19:30, Mon 21:10*2',
);
export const argentinaReserve = season(
  'America/Argentina/Buenos_Aires',
  '02-01',
  '12-05',
  'Tue 10:00*3 15:30*4 17:30*2 20:00, Wed 10:00*2 15:30*2 19:00',
);
export const brazil: Season = {
  ...south('America/Sao_Paulo', '01-28', '12-08'),
  rounds: ['Sat 16:00*2 18:30 21:00, Sun 11:00 16:00*3 18:30 20:30'],
  midweek: { round: 'Tue 19:00 21:30, Wed 19:00*3 20:00 21:30*3', every: 3 },
};
export const brazilSecond = season(
  'America/Sao_Paulo',
  '03-20',
  '11-29',
  'Fri 19:00 21:35, Sat 16:00*2 18:30, Sun 16:00*2 18:30, Mon 19:00 21:35',
);
export const brazilYouth = season(
  'America/Sao_Paulo',
  '03-05',
  '10-20',
  'Tue 15:00*3 18:00 21:30, Wed 15:00*5 17:00 19:30',
);
export const brazilWomen = season(
  'America/Sao_Paulo',
  '02-12',
  '09-20',
  'Fri 19:00 21:00, Sat 16:00*2 18:00 21:00, Sun 11:00 15:00*2',
);
export const chile = south('America/Santiago', '01-30', '12-08');
export const uruguay = south('America/Montevideo', '01-31', '12-05');
export const paraguay = south('America/Asuncion', '01-23', '11-28');
export const peru: Season = {
  ...south('America/Lima', '01-30', '11-30'),
  rounds: ['Fri 18:00 20:30, Sat 13:00 15:30 18:00 20:30, Sun 13:00 15:30 18:00, Mon 20:00'],
};
export const ecuador: Season = {
  ...south('America/Guayaquil', '02-20', '12-18'),
  rounds: ['Fri 19:00, Sat 14:00 16:30 19:00, Sun 14:00 16:30 19:00, Mon 19:00'],
};
export const colombia: Season = {
  ...south('America/Bogota', '01-16', '12-18'),
  rounds: ['Fri 18:20 20:30, Sat 14:00 16:10 18:20 20:30, Sun 14:00 16:10 18:20 20:30, Mon 20:00'],
  breaks: [['06-20', '07-10']],
};
export const bolivia: Season = {
  ...south('America/La_Paz', '02-06', '12-12'),
  rounds: ['Fri 20:00, Sat 15:00 17:30 20:00, Sun 15:00*2 17:30, Mon 20:00'],
};
export const venezuela: Season = {
  ...south('America/Caracas', '01-30', '12-01'),
  rounds: ['Fri 17:00 19:30, Sat 16:00 18:30, Sun 16:00 17:30 19:30, Mon 18:00'],
};

const halves = [
  ['05-26', '07-06'],
  ['12-12', '01-08'],
] as const;
export const mexico: Season = {
  ...season(
    'America/Mexico_City',
    '01-08',
    '12-12',
    'Fri 19:00*2 21:00*2, Sat 17:00*2 19:00 21:00, Sun 12:00 17:00 19:00',
  ),
  breaks: halves,
  midweek: { round: 'Tue 19:00*2 21:00*3, Wed 19:00*2 21:00*2', every: 7 },
};
export const mexicoSecond: Season = {
  ...season('America/Mexico_City', '01-08', '12-12', 'Tue 19:00 21:05, Wed 17:00 19:00 21:05, Thu 19:00 21:05'),
  breaks: halves,
};
export const mexicoWomen: Season = {
  ...season(
    'America/Mexico_City',
    '01-05',
    '12-01',
    'Thu 19:00 21:00, Fri 17:00 21:00, Sat 11:00 17:00, Sun 12:00 17:00, Mon 19:00 21:00',
  ),
  breaks: halves,
};
const isthmus = (zone: string): Season => ({
  ...season(zone, '01-12', '12-20', 'Sat 16:00 18:00 20:00, Sun 11:00 15:00 17:00, Mon 20:00'),
  breaks: [['05-26', '07-18']],
  midweek: { round: 'Wed 15:00 18:00 19:00 20:00*3', every: 2 },
});
export const costaRica = isthmus('America/Costa_Rica');
export const guatemala = isthmus('America/Guatemala');
export const honduras = isthmus('America/Tegucigalpa');
export const salvador = isthmus('America/El_Salvador');
export const unitedStates: Season = {
  ...season('America/New_York', '02-20', '11-10', 'Sat 14:30 16:30 19:30*6 20:30*3 22:30*3, Sun 16:30 19:00'),
  midweek: { round: 'Wed 19:30*7 20:30*4 22:30*4', every: 5 },
};
export const unitedStatesSecond: Season = {
  ...season('America/New_York', '03-05', '11-15', 'Fri 20:00 22:00, Sat 16:00 19:00*4 20:00*2 22:00*2, Sun 17:00'),
  midweek: { round: 'Tue 20:00 22:30, Wed 19:00*4 20:00*3 22:00*3', every: 3 },
};
export const unitedStatesReserve = season(
  'America/New_York',
  '03-05',
  '10-20',
  'Fri 19:00*2 22:00, Sat 19:30, Sun 14:00 16:00*3 18:00 21:00*2, Mon 20:00 22:00',
);
export const unitedStatesWomen = season(
  'America/New_York',
  '03-12',
  '11-22',
  'Fri 20:00*2 22:30, Sat 16:00 19:30*2, Sun 16:00 19:00',
);
export const canada = season('America/Toronto', '04-04', '11-10', 'Fri 19:30, Sat 14:00 16:00, Sun 14:00 16:00');
