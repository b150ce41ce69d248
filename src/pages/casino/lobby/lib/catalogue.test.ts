import { expect, test } from 'vitest';

import { catalogue, categories, gamesOf, kindsOf, pathOf, pathOfKind, placeAt } from '@/entities/casino/catalogue';

import { othersOf } from './mine';
import { sectionCounts } from './studio';

test('[ROUTE-43] [ROUTE-45] [ROUTE-37] [ROUTE-41] every section, and every kind of table and slot, has games of the house', () => {
  const empty = categories.filter((category) => category !== 'favourites' && gamesOf(category, null, []).length === 0);
  expect(empty).toEqual([]);
  for (const category of ['tables', 'slots'] as const) {
    for (const kind of kindsOf[category]) expect(gamesOf(category, kind, []).length, kind).toBeGreaterThan(0);
    const each = kindsOf[category].flatMap((kind) => gamesOf(category, kind, []));
    expect(each).toHaveLength(gamesOf(category, null, []).length);
  }
});

test('[ROUTE-43] [ROUTE-45] an address opens its section; a kind is one of its section', () => {
  for (const category of categories) expect(placeAt(pathOf[category])).toEqual({ category, kind: null });
  for (const category of ['tables', 'slots'] as const)
    for (const kind of kindsOf[category]) expect(placeAt(pathOfKind(kind))).toEqual({ category, kind });
});

test('[ROUTE-50] the section of favourites holds those of the player alone', () => {
  expect(gamesOf('favourites', null, ['mines']).map(({ slug }) => slug)).toEqual(['mines']);
  expect(gamesOf('favourites', null, [])).toEqual([]);
});

test('[ROUTE-52] the studio counts each of its games once', () => {
  expect(sectionCounts.reduce((sum, { count }) => sum + count, 0)).toBe(catalogue.length);
});

test('[ROUTE-49] games that are neither played lately nor kept stand by their return, whatever the player staked', () => {
  const others = othersOf({ favorites: ['blackjack'], recent: [{ game: 'dice', at: 0, rounds: 9 }] });
  expect(others.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['blackjack']));
  expect(others.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['dice']));
  expect(others.map(({ most }) => most)).toEqual(others.map(({ most }) => most).toSorted((a, b) => b - a));
  expect(othersOf(null)[0]?.slug).toBe('blackjack');
});
