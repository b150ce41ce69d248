import { expect, test } from 'vitest';

import { dayIn } from '@contracts/zones';

import { noValueOf } from './bet';
import { addressOf, filterIn, spanOf } from './filter';
import { faultOf, tagsIn } from './marks';
import { firstSorting, pressed, sorted, sortingIn, sortingText } from './sorting';
import type { Part } from './tracker';

const now = Date.UTC(2026, 10, 22, 12);
const sec = (...date: [number, number, number, number?]) => Date.UTC(...date) / 1000;

test.each([
  '?period=28&account=5&sport=1&market=3&type=0&odds=2&tag=late+night&sort=-profit',
  '?period=year&year=2025',
  '?period=dates&from=2026-01-02&to=2026-03-04',
])('[TRACK-01] the address %s is read and written alike', (search) => {
  const written = addressOf(filterIn(search));
  expect([...new URLSearchParams(written.split('?')[1])].sort()).toEqual([...new URLSearchParams(search)].sort());
});

test('[TRACK-01] what the address says wrongly is left out', () => {
  const filter = filterIn('?period=x&year=99999&from=soon&account=-1&sport=1e9&odds=x&sort=luck');
  expect(addressOf({ ...filter, period: 'dates' })).toBe('/office/tracker?period=dates');
});

test.each([
  ['?period=28', { from: sec(2026, 9, 26, -3) }],
  ['?period=year', { from: sec(2026, 0, 1, -3), to: sec(2027, 0, 1, -3) }],
  ['?period=year&year=2024', { from: sec(2024, 0, 1, -3), to: sec(2025, 0, 1, -3) }],
  ['?period=dates&from=2026-03-01&to=2026-03-01', { from: sec(2026, 2, 1, -3), to: sec(2026, 2, 2, -3) }],
  ['?period=dates', { from: 0 }],
])('[TRACK-01] %s are whole days of the player’s zone', (search, span) => {
  expect(spanOf(filterIn(search), dayIn(3, now), 3)).toEqual(span);
});

const part = (id: string, profit: number, clv: number | null): Part => ({
  ...{ id, name: id },
  sums: {
    ...{ bets: 1, staked: 100, returned: 100 + profit, profit, returns: profit / 100 },
    ...{ won: 0, lost: 0, clv, clvBets: 0, clvAhead: 0 },
  },
});
test('[TRACK-01] tables stand by any column from either end; what has no value stands last', () => {
  const parts = [part('a', 5, null), part('b', -7, 0.1), part('c', 9, -0.2)];
  const ids = (text: string) => sorted(parts, sortingIn(text)).map(({ id }) => id);
  expect([ids('profit'), ids('-profit'), ids('clv'), ids('-clv')]).toEqual([
    ['c', 'a', 'b'],
    ['b', 'a', 'c'],
    ['b', 'c', 'a'],
    ['c', 'b', 'a'],
  ]);
  const once = pressed(firstSorting, 'profit');
  expect([sortingText(once), sortingText(pressed(once, 'profit'))]).toEqual(['profit', '-profit']);
});

test('[TRACK-03] typed tags are parted by commas of any script, each once', () => {
  expect(tagsIn(' model, late night ,,model،ليل')).toEqual(['model', 'late night', 'ليل']);
  expect([faultOf(['a']), faultOf(['x'.repeat(25)]), faultOf(Array.from({ length: 11 }, String))]).toEqual([
    null,
    'long',
    'many',
  ]);
});

const leg = (isLive: boolean) => ({
  ...{ match: '', market: '', outcome: '', odds: 2, closing: null, clv: null },
  isLive,
});
test('[TRACK-02] why a bet has no closing-line value', () => {
  expect(noValueOf({ typeId: 2, legs: [leg(false)] })).toBe('type');
  expect(noValueOf({ typeId: 1, legs: [leg(false), leg(true)] })).toBe('live');
  expect(noValueOf({ typeId: 0, legs: [leg(false)] })).toBe('unknown');
});
