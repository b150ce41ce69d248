import type { Season } from './competition.ts';

const season = (zone: string, from: string, to: string, ...rounds: string[]): Season => ({ zone, from, to, rounds });

/**
 * Days and hours of basketball by the clocks of each country. A conference rests for two nights; the other one plays
 * then.
 */
export const nbaEast = season(
  'America/New_York',
  '10-20',
  '06-15',
  'Tue 19:00*3 19:30*2 20:00*2',
  'Thu 20:00*7',
  'Sun 13:00 15:30 18:00*4 19:00',
);
export const nbaWest = season(
  'America/Los_Angeles',
  '10-20',
  '06-15',
  'Wed 19:00*5 19:30*2',
  'Fri 19:30*7',
  'Mon 16:00 17:00*2 18:00 19:00*3',
);
export const euroleague: Season = {
  ...season('Europe/Berlin', '09-30', '05-25', 'Thu 18:00 19:00 20:00*2 20:45, Fri 18:00 19:00 20:00 20:30 20:45'),
  midweek: { round: 'Tue 18:00 19:00 20:00*3', every: 3 },
};
export const vtb = season(
  'Europe/Moscow',
  '09-20',
  '06-10',
  'Wed 19:30*2',
  'Sat 13:00 15:00 17:00 19:00, Sun 13:00 15:00 17:00',
);
export const nbl = season(
  'Australia/Melbourne',
  '09-18',
  '03-20',
  'Thu 19:30, Fri 19:30, Sat 17:30 20:00, Sun 14:00 16:00',
);
export const japan = season(
  'Asia/Tokyo',
  '10-03',
  '05-28',
  'Wed 19:05*6',
  'Sat 15:05*2 16:05 17:05 18:05 19:05, Sun 14:05 15:05',
);
export const spain = season(
  'Europe/Madrid',
  '10-01',
  '06-20',
  'Sat 18:00*2 20:00 20:45, Sun 12:00 12:30 17:00 18:30 19:00',
);
export const italy = season(
  'Europe/Rome',
  '10-01',
  '06-15',
  'Sat 19:00 20:00 20:30, Sun 12:00 16:30 17:00 17:30 18:15',
);
export const germany = season(
  'Europe/Berlin',
  '09-25',
  '06-20',
  'Fri 20:00, Sat 18:30*2 20:00*2, Sun 15:00 16:30*2 18:00',
);
export const france = season('Europe/Paris', '09-25', '06-20', 'Fri 20:00, Sat 18:30 20:00*3, Sun 16:00 18:30');
export const turkey = season(
  'Europe/Istanbul',
  '09-25',
  '06-10',
  'Sat 13:00 15:30*2 18:00 20:30, Sun 13:00 15:30*2 18:00 20:30',
);
export const china = season('Asia/Shanghai', '10-12', '05-10', 'Wed 19:35*10', 'Fri 19:35*5, Sat 19:35*5');
export const korea = season(
  'Asia/Seoul',
  '10-03',
  '05-05',
  'Tue 19:00*2, Wed 19:00*2',
  'Sat 14:00*2 16:30, Sun 14:00 16:30*2',
);
export const brazil = season(
  'America/Sao_Paulo',
  '10-15',
  '06-10',
  'Tue 19:30*3 20:00*2, Wed 19:00 20:00',
  'Sat 11:00 16:00 17:10 18:00, Sun 11:00 18:00',
);
export const argentina = season(
  'America/Argentina/Buenos_Aires',
  '10-01',
  '06-20',
  'Tue 20:00 21:00*2, Wed 20:00*2 21:00',
  'Fri 21:00*2, Sat 20:00 21:00, Sun 11:00 20:00',
);
export const philippines = season(
  'Asia/Manila',
  '01-05',
  '12-20',
  'Tue 19:30*2, Wed 17:00 19:30',
  'Sat 17:00 19:30, Sun 16:30 19:00',
);
export const wnba = season(
  'America/New_York',
  '05-14',
  '10-15',
  'Tue 19:00*2 20:00 22:00, Wed 19:00 22:00',
  'Fri 22:00*3 22:30, Sat 22:00, Sun 13:00 15:00*2 18:00',
);
export const newZealand = season(
  'Pacific/Auckland',
  '03-12',
  '07-28',
  'Tue 19:30, Wed 19:30',
  'Sat 15:00 19:30, Sun 15:00 17:00',
);
export const puertoRico = season(
  'America/Puerto_Rico',
  '03-14',
  '08-12',
  'Tue 20:00*2, Wed 20:00*2',
  'Fri 20:00, Sat 20:00*2, Sun 18:00',
);
export const college = season(
  'America/New_York',
  '11-02',
  '03-28',
  'Tue 19:00*4 21:00*2, Wed 19:00*4 21:00*2',
  'Sat 12:00*5 14:00*4 16:00*3 18:00*2 20:00*2 22:00',
);
export const adriatic = season(
  'Europe/Belgrade',
  '09-25',
  '06-01',
  'Sat 14:30 17:00*2 19:00*2 20:00, Sun 16:00 18:00*2 20:00',
);
export const poland = season(
  'Europe/Warsaw',
  '09-25',
  '06-10',
  'Fri 17:30 20:00, Sat 12:30 14:30*2 17:30, Sun 15:30 17:30 20:00',
);
