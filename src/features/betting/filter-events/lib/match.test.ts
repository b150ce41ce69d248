import { expect, test } from 'vitest';

import type { BoardChamp, GameInfo } from '@/entities/game';

import { filterChamps, foldText } from './match';

const game = (id: number, home: string, away: string, startAt = 1000): GameInfo => ({
  id,
  constId: id,
  number: id,
  zone: 'line',
  sportId: 1,
  champId: 1,
  countryId: 1,
  opp1: { id: 1, name: home, nameEng: home },
  opp2: { id: 2, name: away, nameEng: away },
  startAt,
  status: 0,
  isFinished: false,
  liveInLive: false,
  hasClock: false,
  marketsCount: 1,
  pageTypes: [],
});

const champ = (name: string, games: GameInfo[]): BoardChamp => ({
  champ: { id: 1, sportId: 1, countryId: 1, countryName: 'Spain', name, nameEng: 'La Liga', weight: 1, games: 1 },
  games,
});

const list = [
  champ('Ла Лига', [game(1, 'Atlético', 'Sevilla', 1000), game(2, 'Getafe', 'Betis', 5000)]),
  champ('Кубок', [game(3, 'Villarreal', 'Girona', 9000)]),
];
const ids = (champs: readonly BoardChamp[]) => champs.flatMap(({ games }) => games.map(({ id }) => id));

test('no filter shows the same list', () => {
  expect(filterChamps(list, { query: ' ', soonUntil: null })).toBe(list);
});

test.each([
  ['atletico', [1]],
  ['BETIS', [2]],
  ['кубок', [3]],
  ['la liga', [1, 2, 3]],
  ['spain', [1, 2, 3]],
  ['zzz', []],
])('the words %s find games %j by team, competition or country', (query, found) => {
  expect(ids(filterChamps(list, { query, soonUntil: null }))).toEqual(found);
});

test('[ODDS-09] upcoming events: only what starts by then, together with the words', () => {
  expect(ids(filterChamps(list, { query: '', soonUntil: 5000 }))).toEqual([1, 2]);
  expect(ids(filterChamps(list, { query: 'betis', soonUntil: 4999 }))).toEqual([]);
});

test('marks and case do not count', () => {
  expect(foldText(' Ёлка Ñ ')).toBe('елка n');
});
