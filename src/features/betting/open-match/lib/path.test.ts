import { expect, test } from 'vitest';

import { idOfSegment } from '@contracts/path-segment';

import { champPath, matchPath, slugOf, sportPath, zonePath } from './path';

const football = { id: 1, nameEng: 'Football' };
const laLiga = { id: 130, nameEng: 'La Liga' };
const match = {
  id: 77,
  zone: 'live' as const,
  sportId: 1,
  champId: 130,
  opp1: { id: 1, name: 'Атлетико', nameEng: 'Atlético de Madrid' },
  opp2: { id: 2, name: '', nameEng: '1. FC Köln' },
};

test('[ROUTE-04] lists have a path that starts each part with its number', () => {
  expect(zonePath('line')).toBe('/home/line');
  expect(sportPath('live', football)).toBe('/home/live/1-football');
  expect(champPath('live', football, laLiga)).toBe('/home/live/1-football/130-la-liga');
});

test('[ROUTE-05] a game has the path of its competition and both names, or numbers while names are not known', () => {
  expect(matchPath({ match, sport: football, champ: laLiga })).toBe(
    '/home/live/1-football/130-la-liga/77-atletico-de-madrid-1-fc-koln',
  );
  expect(matchPath({ match })).toBe('/home/live/1/130/77-atletico-de-madrid-1-fc-koln');
});

test('[SPORT-02] a long-term event has the path of its one name', () => {
  const opp1 = { id: 1, name: 'Ла Лига 2026/27', nameEng: 'La Liga 2026/27' };
  const event = { ...match, zone: 'line' as const, opp1, opp2: { id: 0, name: '', nameEng: '' } };
  expect(matchPath({ match: event, sport: football, champ: laLiga })).toBe(
    '/home/line/1-football/130-la-liga/77-la-liga-2026-27',
  );
});

test.each([
  ['1-football', 1],
  ['77', 77],
  ['0-x', 0],
  ['football', null],
  ['1x', null],
  ['', null],
  [undefined, null],
  ['-1', null],
])('the number of %s is %s', (text, id) => {
  expect(idOfSegment(text)).toBe(id);
});

test('a name without Latin letters has an empty slug', () => {
  expect(slugOf('Зенит')).toBe('');
});
