import { expect, test } from 'vitest';

import { champ as champOf } from '@contracts/feed.testing';

import { countOf, glyphOf, menuChamps, menuTree } from './menu';

const champ = (id: number, weight: number, live?: number) =>
  champOf(id, { weight, games: 9, ...(live !== undefined && { live }) });
const byId = <T extends { id: number }>(list: T[]) => new Map(list.map((item) => [item.id, item]));
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('under the current sport stand its competitions with games, heavier first', () => {
  const champs = byId([champ(1, 1, 2), champ(2, 9, 1), champ(3, 5, 0), champ(4, 3, 4)]);
  expect(ids(menuChamps(champs, 1, 'live'))).toEqual([2, 4, 1]);
  expect(menuChamps(champs, 2, 'live')).toEqual([]);
});

test('[FAV-01] favourite competitions stand before heavier ones', () => {
  const champs = byId([champ(1, 1, 2), champ(2, 9, 1), champ(3, 5, 0), champ(4, 3, 4)]);
  expect(ids(menuChamps(champs, 1, 'live', [1, 3, 99]))).toEqual([1, 2, 4]);
});

test.each([
  [true, 9, [[1, 3], [2]]],
  [true, 1, [[1, 3]]],
  [false, 9, [[1], [2], [3]]],
  [false, 2, [[1], [2]]],
])('[PREF-05] grouped by country: %s, of at most %d lines, the tree is %j', (isGrouped, most, lines) => {
  const champs = [champOf(1, { countryId: 7 }), champOf(2, { countryId: 8 }), champOf(3, { countryId: 7 })];
  expect(menuTree(champs, isGrouped, most).map(ids)).toEqual(lines);
});

test('a competition without counts by zone counts all of its games', () => {
  expect(countOf(champ(1, 1), 'live')).toBe(9);
  expect(countOf(champ(1, 1, 3), 'live')).toBe(3);
});

test('a sport has its glyph by its English name, or none', () => {
  expect(glyphOf({ nameEng: 'Ice hockey' })).toBe('ice-hockey');
  expect(glyphOf({ nameEng: 'Long-term bets' })).toBeNull();
});
