import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseMoney, typedAmount } from '@/shared/lib/money';

import { halfOf, ladderOf, presetsOf, stepOf } from './ladder';

const dollars = { min: 10, max: 10_000 };
const roubles = { min: 900, max: 900_000 };

test('the ladder goes by 1, 2 and 5 from the least stake to the most', () => {
  expect(ladderOf(dollars)).toEqual([10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]);
  expect(ladderOf({ min: 30, max: 400 })).toEqual([30, 50, 100, 200, 400]);
  expect(ladderOf({ min: 100, max: 100 })).toEqual([100, 100]);
});

test.each([
  [null, 'up', 10],
  [null, 'down', 10],
  [10, 'up', 20],
  [130, 'up', 200],
  [130, 'down', 100],
  [10, 'down', 10],
  [10_000, 'up', 10_000],
  [99_999, 'down', 10_000],
  [3, 'up', 10],
] as const)('from %s one step %s is %s', (from, direction, to) => {
  expect(stepOf(from, dollars, direction)).toBe(to);
});

test('presets are three small round stakes within the bounds', () => {
  expect(presetsOf(dollars)).toEqual([10, 50, 100]);
  expect(presetsOf(roubles)).toEqual([1000, 5000, 10_000]);
  expect(presetsOf({ min: 100, max: 300 })).toEqual([100]);
});

test.each([
  [null, null],
  [10, null],
  [5, null],
  [15, 10],
  [25, 12],
  [5000, 2500],
])('half of %s is %s', (minor, half) => {
  expect(halfOf(minor, dollars)).toBe(half);
});

test('whatever a button types lies within the bounds, and the field reads it as the same sum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 7 }),
      fc.integer({ min: 1, max: 10 ** 5 }),
      fc.option(fc.integer({ min: 0, max: 10 ** 12 }), { nil: null }),
      fc.constantFrom('USD', 'JPY', 'BTC', 'PTS'),
      (min, times, minor, iso) => {
        const bounds = { min, max: min * times };
        const sums = [stepOf(minor, bounds, 'up'), stepOf(minor, bounds, 'down'), ...presetsOf(bounds)];
        for (const sum of sums) {
          expect(sum).toBeGreaterThanOrEqual(bounds.min);
          expect(sum).toBeLessThanOrEqual(bounds.max);
          expect(parseMoney(typedAmount(sum, iso, 'en'), iso, 'en')).toBe(sum);
        }
      },
    ),
  );
});
