import { expect, test } from 'vitest';

import { foldWords, isAlmostPrefix } from '../../contracts/find-words.ts';
import { createFeedHub } from './hub.ts';
import { game, smallWorld, text } from './world.testing.ts';

const feed = createFeedHub({ now: () => 0, ...smallWorld() });
feed.apply([
  {
    op: 'put',
    kind: 'game',
    id: 4,
    value: game(4, { opp1: { id: 1, name: text('Atlético Madrid') }, opp2: { id: 2, name: text('São Paulo') } }),
  },
  { op: 'put', kind: 'game', id: 5, value: game(5, { isFinished: true, status: 4 }) },
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
    value: game(100 + index),
  }));
  expect(feed.search({ q: 'league', lng: 'en' }).isCut).toBeUndefined();
  feed.apply(many);
  expect(find('zenit')).toHaveLength(20);
  expect(feed.search({ q: 'zenit', lng: 'en' }).isCut).toBe(true);
});

test('names are folded to plain Latin words', () => {
  expect(foldWords('«Бешикташ» — Šibenik, Łódź')).toEqual(['beshiktash', 'sibenik', 'lodz']);
  expect(isAlmostPrefix('madrd', 'madrid')).toBe(true);
  expect(isAlmostPrefix('mdrd', 'madrid')).toBe(false);
});
feed.stop();
