import { expect, test } from 'vitest';

import { champ as champOf } from '@contracts/feed.testing';

import type { BoardChamp, GameInfo } from '@/entities/game';
import { gameInfo } from '@/entities/game/testing';

import { filterChamps, foldText } from './match';

const game = (id: number, home: string, away: string, startAt = 1000) =>
  gameInfo(id, {
    opp1: { id: 1, name: home, nameEng: home },
    opp2: { id: 2, name: away, nameEng: away },
    startAt,
  });

const champ = (name: string, games: GameInfo[]): BoardChamp => ({
  champ: champOf(1, { countryName: 'Spain', name, nameEng: 'La Liga' }),
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
