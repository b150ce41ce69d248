import { expect, test } from 'vitest';

import { champ } from '@contracts/feed.testing';

import { type AsianTab, dayShown, daysOf, isInTab, ofLeagues, topicsOf } from './tabs';

const dayMs = 86_400_000;

test.each<[AsianTab, number[]]>([
  ['live', []],
  ['today', []],
  ['outright', []],
  ['early', [101, 102, 103, 104, 105, 106, 107]],
  ['parlay', [100, 101, 102, 103, 104, 105, 106]],
])('[ASIA-01] the strip of %s', (tab, days) => {
  expect(daysOf(tab, 100)).toEqual(days);
});

test.each<[AsianTab, number | null, number | null]>([
  ['today', 103, 100],
  ['early', null, 101],
  ['early', 103, 103],
  ['early', 99, 101],
  ['parlay', null, 100],
  ['outright', 103, null],
  ['live', 103, null],
])('[ASIA-01] %s with the chosen day %s shows %s', (tab, chosen, shown) => {
  expect(dayShown(tab, chosen, 100)).toBe(shown);
});

test('[ASIA-01] a day of the player is asked for by the days of the feed that it touches', () => {
  expect(topicsOf('line', 1, 'today', [100 * dayMs, 101 * dayMs])).toEqual(['asian:line:1:100']);
  const early = 3 * 3_600_000;
  expect(topicsOf('line', 1, 'today', [100 * dayMs - early, 101 * dayMs - early])).toEqual([
    'asian:line:1:99',
    'asian:line:1:100',
  ]);
  expect(topicsOf('live', 1, 'live', null)).toEqual(['asian:live:1']);
  expect(topicsOf('line', 1, 'outright', null)).toEqual(['list:line:1']);
});

test('[ASIA-01] matches stand under their day, long-term events under a tab of their own', () => {
  const within = { day: 5, dayOf: (at: number) => Math.floor(at / dayMs) };
  const at = (day: number, outcomesCount?: number) => ({
    startAt: day * 86_400,
    outcomesCount,
    sportId: 1,
  });
  const race = { ...at(5, 12), sportId: 14 };
  expect([isInTab(race, 'today', within), isInTab(race, 'outright', within)]).toEqual([true, false]);
  expect(isInTab(at(5), 'today', within)).toBe(true);
  expect(isInTab(at(6), 'today', within)).toBe(false);
  expect(isInTab(at(5, 20), 'today', within)).toBe(false);
  expect(isInTab(at(90, 20), 'outright', { ...within, day: null })).toBe(true);
  expect(isInTab(at(5), 'outright', { ...within, day: null })).toBe(false);
});

test('[ASIA-01] chosen competitions stand alone; a choice that a list does not have hides nothing', () => {
  const list = [1, 2].map((id) => ({ champ: champ(id), matches: [] }));
  expect(ofLeagues(list, new Set([2])).map((each) => each.champ.id)).toEqual([2]);
  expect(ofLeagues(list, new Set([9]))).toBe(list);
});
