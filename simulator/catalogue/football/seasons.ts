import type { Season } from '../competition.ts';

/** When the leagues of the table play: their usual days and hours, in their own clocks. */
const winter = [['12-23', '01-03']] as const;

/** Fourteen weeks of the group stage and the rounds after it; clubs of Europe's leagues keep these days free. */
export const champions: Season = {
  zone: 'Europe/Paris',
  from: '09-14',
  to: '05-10',
  breaks: [['12-12', '01-18']],
  isFortnightly: true,
  rounds: ['Tue 18:45*2 21:00*7, Wed 18:45*2 21:00*7'],
};
export const libertadores: Season = {
  zone: 'America/Sao_Paulo',
  from: '03-30',
  to: '11-30',
  breaks: [['06-05', '07-25']],
  isFortnightly: true,
  rounds: ['Tue 19:00*2 21:30*6, Wed 19:00*3 21:30*5'],
};

const english = (rounds: readonly string[], midweek: Season['midweek']): Season => ({
  zone: 'Europe/London',
  from: '08-10',
  to: '05-24',
  rounds,
  ...(midweek && { midweek }),
});
export const england: Season = {
  ...english(['Fri 20:00, Sat 12:30 15:00*4 17:30, Sun 14:00*2 16:30, Mon 20:00'], {
    round: 'Tue 19:30*4 20:15, Wed 19:30*4 20:15',
    every: 5,
  }),
  cup: champions,
};
export const englandLower = english(['Fri 20:00, Sat 12:30 15:00*9 17:30'], {
  round: 'Tue 19:45*10, Wed 19:45*2',
  every: 3,
});
export const englandNational = english(['Sat 12:30 15:00*9 17:30'], { round: 'Tue 19:45*12', every: 3 });
export const scotland: Season = {
  ...english(['Sat 12:30 15:00*4, Sun 15:00'], { round: 'Wed 19:45*6', every: 5 }),
  cup: champions,
};
export const scotlandSecond = english(['Fri 19:45, Sat 15:00*4'], { round: 'Tue 19:45*5', every: 5 });
export const englandWomen: Season = {
  zone: 'Europe/London',
  from: '09-05',
  to: '05-18',
  breaks: [['12-20', '01-09']],
  rounds: ['Sat 12:00 14:00, Sun 12:00 14:00*2 16:30'],
};
export const englandYouth: Season = {
  zone: 'Europe/London',
  from: '08-12',
  to: '05-05',
  rounds: ['Fri 19:00*4, Sat 13:00, Sun 13:00, Mon 14:00 19:00*4'],
};
export const englandReserve: Season = {
  zone: 'Europe/London',
  from: '08-20',
  to: '05-05',
  rounds: ['Tue 13:00*5 14:00*2 19:00*2, Wed 13:00*2 14:00'],
};

const german = (rounds: readonly string[], from = '08-18', to = '05-20'): Season => ({
  zone: 'Europe/Berlin',
  from,
  to,
  breaks: [['12-22', '01-08']],
  rounds,
});
export const germany: Season = {
  ...german(['Fri 20:30, Sat 15:30*5 18:30, Sun 15:30 17:30']),
  midweek: { round: 'Tue 18:30 20:30*4, Wed 18:30 20:30*3', every: 15 },
  cup: champions,
};
export const germanySecond = german(['Fri 18:30*2, Sat 13:00*3 20:30, Sun 13:30*3'], '08-01');
export const germanyThird = german(['Fri 19:00, Sat 14:00*5 16:30, Sun 13:30 16:30 19:30'], '08-01');
export const germanyRegion = german(['Fri 19:00*2, Sat 14:00*5, Sun 14:00*2'], '07-25');
export const germanyYouth = german(['Sat 11:00*3 13:00*2, Sun 11:00*3 13:00']);
export const germanyWomen = german(['Fri 18:30, Sat 12:00 14:00, Sun 14:00 16:00 18:30, Mon 18:00'], '09-01');

const latin = (zone: string, rounds: readonly string[], from: string, to: string): Season => ({
  zone,
  from,
  to,
  breaks: winter,
  rounds,
});
export const spain: Season = {
  ...latin(
    'Europe/Madrid',
    ['Fri 21:00, Sat 14:00 16:15 18:30 21:00, Sun 14:00 16:15 18:30 21:00, Mon 21:00'],
    '08-12',
    '05-26',
  ),
  cup: champions,
};
export const spainSecond = latin(
  'Europe/Madrid',
  ['Fri 20:30, Sat 14:00 16:15*2 18:30 21:00, Sun 14:00 16:15*2 18:30 21:00, Mon 20:30'],
  '08-12',
  '06-02',
);
export const spainThird = latin(
  'Europe/Madrid',
  ['Sat 16:00*2 18:00*2 20:00, Sun 12:00*4 16:00 17:00 18:00'],
  '08-28',
  '05-24',
);
export const spainWomen = latin(
  'Europe/Madrid',
  ['Fri 19:00, Sat 12:00 16:00 18:00, Sun 12:00*2 16:00 18:00'],
  '09-01',
  '05-25',
);
export const spainYouth = latin('Europe/Madrid', ['Sat 11:00*2 12:00*2 16:00, Sun 11:00*2 12:00*2'], '09-05', '05-05');
export const italy: Season = {
  ...latin(
    'Europe/Rome',
    ['Fri 20:45, Sat 15:00 18:00 20:45, Sun 12:30 15:00*2 18:00 20:45, Mon 20:45'],
    '08-16',
    '05-26',
  ),
  midweek: { round: 'Tue 18:30 20:45*4, Wed 18:30*2 20:45*3', every: 15 },
  cup: champions,
};
export const italySecond = latin(
  'Europe/Rome',
  ['Fri 20:30, Sat 15:00*4 17:15*2 19:30, Sun 15:00 17:15'],
  '08-16',
  '05-15',
);
export const italyThird = latin(
  'Europe/Rome',
  ['Fri 20:30, Sat 14:30*2 17:30*2, Sun 14:30*2 17:30*2, Mon 20:30'],
  '08-22',
  '05-01',
);
export const italyYouth = latin(
  'Europe/Rome',
  ['Fri 15:00*2, Sat 11:00*2 13:00*2, Sun 11:00*2 13:00, Mon 16:00'],
  '08-22',
  '05-20',
);
export const italyWomen = latin('Europe/Rome', ['Sat 12:30 15:00*2, Sun 12:30 15:00*2'], '08-28', '05-20');
export const france: Season = {
  ...latin('Europe/Paris', ['Fri 20:45, Sat 17:00 19:00 21:05, Sun 15:00 17:15*3 20:45'], '08-14', '05-20'),
  cup: champions,
};
export const franceSecond = latin('Europe/Paris', ['Fri 20:00*5, Sat 14:00*2 20:00, Mon 20:45'], '08-08', '05-12');
export const franceThird = latin('Europe/Paris', ['Fri 19:30*6, Sat 17:00*2, Mon 20:45'], '08-08', '05-18');
export const franceWomen = latin('Europe/Paris', ['Fri 21:00, Sat 14:30 16:30*3 21:00, Sun 17:00'], '09-05', '05-10');
export const netherlands: Season = {
  ...latin('Europe/Amsterdam', ['Fri 20:00, Sat 16:30 18:45*2 20:00 21:00, Sun 12:15 14:30*2 16:45'], '08-06', '05-18'),
  cup: champions,
};
export const netherlandsSecond = latin(
  'Europe/Amsterdam',
  ['Fri 20:00*7, Sat 16:30, Sun 14:30, Mon 20:00*4'],
  '08-06',
  '05-01',
);
export const portugal: Season = {
  ...latin(
    'Europe/Lisbon',
    ['Fri 20:15, Sat 15:30 18:00*2 20:30, Sun 15:30*2 18:00 20:30, Mon 20:15'],
    '08-08',
    '05-18',
  ),
  cup: champions,
};
export const portugalSecond = latin(
  'Europe/Lisbon',
  ['Fri 18:00, Sat 11:00*2 14:00 15:30, Sun 11:00 14:00*2 15:30, Mon 18:00'],
  '08-08',
  '05-18',
);
export const belgium: Season = {
  ...latin('Europe/Brussels', ['Fri 20:45, Sat 16:00 18:15 20:45, Sun 13:30 16:00 18:30 19:15'], '07-25', '05-25'),
  cup: champions,
};
export const greece: Season = {
  ...latin('Europe/Athens', ['Sat 17:00 19:00 20:00, Sun 16:00 18:00 19:30 21:00, Mon 18:00'], '08-20', '05-18'),
  cup: champions,
};
export const turkey: Season = {
  ...latin(
    'Europe/Istanbul',
    ['Fri 20:00, Sat 14:30 17:00*2 20:00, Sun 14:30 17:00 20:00, Mon 20:00'],
    '08-08',
    '05-24',
  ),
  breaks: [['12-23', '01-12']],
  cup: champions,
};
export const turkeySecond: Season = {
  ...latin(
    'Europe/Istanbul',
    ['Fri 20:00, Sat 13:30*2 16:00*2 19:00, Sun 13:30 16:00*2 19:00, Mon 20:00'],
    '08-08',
    '05-10',
  ),
  breaks: [['12-23', '01-10']],
};
export const turkeyYouth = latin(
  'Europe/Istanbul',
  ['Fri 13:00*2, Sat 12:00*3 14:00*2, Sun 12:00*2, Mon 13:00'],
  '08-22',
  '05-05',
);
const austrian = (rounds: readonly string[]): Season => ({
  zone: 'Europe/Vienna',
  from: '07-29',
  to: '05-22',
  breaks: [['12-12', '02-04']],
  rounds,
});
export const austria: Season = { ...austrian(['Sat 17:00*2 19:30, Sun 14:30*2 17:00']), cup: champions };
export const austriaSecond = austrian(['Fri 18:00*3 20:30, Sat 14:30, Sun 10:30']);

/** Countries of Europe that play from summer to spring, with a rest in winter. */
const eastern = (zone: string, breaks: Season['breaks'] = [['12-12', '02-06']]): Season => ({
  zone,
  from: '07-22',
  to: '05-26',
  breaks,
  rounds: ['Fri 18:00 20:30, Sat 14:45 17:30*2 20:15, Sun 14:45 17:30, Mon 19:00'],
  cup: champions,
});
export const poland = eastern('Europe/Warsaw');
export const czechia = eastern('Europe/Prague');
export const hungary = eastern('Europe/Budapest');
export const romania = eastern('Europe/Bucharest', [['12-23', '01-15']]);
export const serbia = eastern('Europe/Belgrade');
export const ukraine: Season = {
  ...eastern('Europe/Kyiv'),
  rounds: ['Fri 15:30 18:00, Sat 13:00 15:30*2 18:00, Sun 13:00 15:30 18:00, Mon 15:30'],
};
export const switzerland = { ...eastern('Europe/Zurich'), rounds: ['Sat 18:00*2 20:30, Sun 14:15 16:30*2'] };
export const denmark = {
  ...eastern('Europe/Copenhagen'),
  rounds: ['Fri 19:00, Sat 17:00, Sun 14:00*2 16:00 18:00, Mon 19:00'],
};
export const israel = eastern('Asia/Jerusalem', []);
export const cyprus = eastern('Asia/Nicosia', [['12-23', '01-02']]);
const russian = (rounds: readonly string[]): Season => ({
  zone: 'Europe/Moscow',
  from: '07-17',
  to: '05-26',
  breaks: [['12-10', '02-25']],
  rounds,
});
export const russia = russian(['Fri 19:30, Sat 14:00 16:30 19:00, Sun 14:00 16:30 19:30, Mon 19:00']);
export const russiaSecond = russian(['Fri 18:00, Sat 14:00*2 16:00*2, Sun 14:00*2 16:00*2, Mon 18:00']);
export const russiaYouth = russian(['Thu 12:00 13:00 15:00, Fri 12:00*2 13:00*2 15:00']);

/** Countries that play from spring to autumn. */
const summer = (zone: string, rounds: readonly string[], from = '03-25', to = '11-20'): Season => ({
  zone,
  from,
  to,
  rounds,
});
export const sweden = summer(
  'Europe/Stockholm',
  ['Sat 15:00*2 17:30, Sun 14:00*2 16:30*2, Mon 19:00*2'],
  '03-27',
  '11-15',
);
export const norway = summer('Europe/Oslo', ['Sat 16:00 18:00, Sun 14:30 17:00*4 19:15, Mon 19:00'], '03-27', '12-02');
export const finland = summer(
  'Europe/Helsinki',
  ['Fri 18:30, Sat 15:00*2 17:00, Sun 16:00 18:30, Mon 18:30'],
  '04-02',
  '11-10',
);
export const iceland = summer('Atlantic/Reykjavik', ['Sat 14:00*2, Sun 17:00*2 19:15*2, Mon 19:15'], '04-08', '10-28');
export const ireland = summer('Europe/Dublin', ['Fri 19:45*4, Sat 19:30, Mon 19:45'], '02-10', '11-08');
export const kazakhstan = summer('Asia/Almaty', ['Sat 15:00 17:00*2 19:00, Sun 15:00 17:00 19:00'], '03-05', '11-05');
