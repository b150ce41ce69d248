import { expect, test } from 'vitest';

import { foldWords, isAlmostPrefix } from '../../contracts/find-words.ts';
import { outcomeTypes, sportIds } from '../../contracts/markets.ts';
import { createFeedHub } from '../feed/hub.ts';
import { match, smallWorld, text } from '../feed/world.testing.ts';

const teams = [1, 2].map((id) => ({
  team: { id, name: text(id === 1 ? 'Arsenal' : 'Zenit') },
  sportId: sportIds.football,
  weight: 10 - id,
}));
const feed = createFeedHub({ now: () => 0, teams: () => teams, ...smallWorld() });
feed.apply([
  {
    op: 'put',
    kind: 'game',
    id: 4,
    value: match(4, { opp1: { id: 1, name: text('Atlético Madrid') }, opp2: { id: 2, name: text('São Paulo') } }),
  },
  { op: 'put', kind: 'game', id: 5, value: match(5, { isFinished: true, status: 4 }) },
]);
const find = (q: string, zone?: 'line' | 'live') => feed.search({ q, lng: 'en', zone }).games.map(({ id }) => id);

test.each([
  ['whole', 'Arsenal', [1, 2, 3]],
  ['the beginning, any case', 'aRSe', [1, 2, 3]],
  ['without marks', 'atletico', [4]],
  ['two words in any order', 'paulo atl', [4]],
  ['Cyrillic', 'арсен', [1, 2, 3]],
  ['the same name in the other script', 'арсенал', [1, 2, 3]],
  ['with one slip', 'arsebal', [1, 2, 3]],
  ['with two letters swapped', 'asrenal', [1, 2, 3]],
  ['nothing', 'xyzzy', []],
  ['no words', ' - ', []],
  ['a word that does not fit beside one that does', 'arsenal xyzzy', []],
])('a name is found: %s', (_, q, ids) => {
  expect(find(q)).toEqual(ids);
});

test('[UI-32] a zone narrows the search, competitions are found too, at most 20 of each, and the answer says when that is not all', () => {
  expect(find('arsenal', 'line')).toEqual([3]);
  expect(feed.search({ q: 'league', lng: 'en' }).champs.map(({ id }) => id)).toEqual([1, 2]);
  const many = Array.from({ length: 40 }, (_, index) => ({
    op: 'put' as const,
    kind: 'game' as const,
    id: 100 + index,
    value: match(100 + index),
  }));
  expect(feed.search({ q: 'league', lng: 'en' }).isCut).toBeUndefined();
  feed.apply(many);
  expect(find('zenit')).toHaveLength(20);
  expect(feed.search({ q: 'zenit', lng: 'en' }).isCut).toBe(true);
});

test('[SEARCH-01] names are folded to plain Latin words', () => {
  expect(foldWords('«Бешикташ» — Šibenik, Łódź')).toEqual(['beshiktash', 'sibenik', 'lodz']);
  expect(isAlmostPrefix('madrd', 'madrid')).toBe(true);
  expect(isAlmostPrefix('mdrd', 'madrid')).toBe(false);
});

test('[SEARCH-01] sports and teams are found too, with the sport of a team', () => {
  const found = feed.search({ q: 'football', lng: 'ru' });
  expect(found.sports?.map(({ name }) => name)).toEqual(['Футбол', 'Футбол']);
  expect(feed.search({ q: 'арсенал', lng: 'ru' }).teams).toEqual([
    { id: 1, name: 'Арсенал', nameEng: 'Arsenal', sportId: 1, sportName: 'Футбол' },
  ]);
});

test.each([
  ['arsenal win', outcomeTypes.home],
  ['зенит победа', outcomeTypes.away],
  ['победа зенит', outcomeTypes.away],
  ['زينيت فوز', outcomeTypes.away],
  ['ptybn gj,tlf', outcomeTypes.away],
])('[SEARCH-03] "%s" finds the outcome of that side in its matches', (q, typeId) => {
  const { bets = [], isBet, games } = feed.search({ q, lng: 'en', zone: 'line' });
  expect(bets.map(({ game, market }) => [game.id, market.typeId])).toEqual([[3, typeId]]);
  expect([isBet, games.map(({ id }) => id)]).toEqual([true, [3]]);
});

test('[SEARCH-03] names that hold such a word come first, and words without an outcome find none', () => {
  expect(feed.search({ q: 'arsenal', lng: 'en' }).bets).toBeUndefined();
  expect(feed.search({ q: 'arsenal over 7.5', lng: 'en' })).toMatchObject({ bets: [], isBet: true });
  expect(feed.search({ q: 'zenit xyzzy win', lng: 'en' })).toMatchObject({ games: [], bets: [] });
});

test('[SEARCH-02] keys of another layout are read as they were meant, and the answer says how', () => {
  expect(feed.search({ q: 'fhctyfk', lng: 'en' })).toMatchObject({ readAs: 'арсенал' });
  expect(feed.search({ q: 'arsenal', lng: 'en' }).readAs).toBeUndefined();
});

test.each([
  'a'.repeat(300),
  ' '.repeat(300),
  '😀⚽',
  '<script>alert(1)</script>',
  '%%%20%',
  '\u200f\u202e\u202b',
  "'; DROP TABLE user; --",
  '\ud800',
])('[SEARCH-04] "%s" finds nothing and breaks nothing', (q) => {
  const { games, champs, bets = [], teams: found = [] } = feed.search({ q, lng: 'en' });
  expect([games, champs, bets, found]).toEqual([[], [], [], []]);
});
feed.stop();
