import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { PriceHistory, PriceLine } from '@contracts/price-history';

import { merged } from './merge';
import { rowsOf } from './rows';
import { drawnOf, lastAt, rangeOf, splitsOf, takenAt } from './series';

const line = (id: number, points: number[]): PriceLine => ({
  ...{ id, name: String(id), opening: 0, low: 0, high: 0, now: 0 },
  points,
});
const history = (change: Partial<PriceHistory>): PriceHistory => ({
  ...{ gameId: 7, startAt: 0, until: 50_000, next: null, lines: [], marks: [] },
  ...change,
});

test('[MEDIA-13] lines share their moments, each price holds until the next, and 0 is no price', () => {
  const lines = [line(1, [10_000, 2000, 30_000, 2100]), line(2, [20_000, 1800, 40_000, 0])];
  expect(drawnOf(history({ lines }))).toEqual({
    at: [10, 20, 30, 40, 50],
    values: [
      [2000, 2000, 2100, 2100, 2100],
      [null, 1800, 1800, null, null],
    ],
  });
});

test('[MEDIA-13] the price when added stands at the last moment at which the price was that', () => {
  const drawn = drawnOf(history({ lines: [line(1, [10_000, 2000, 20_000, 2100, 30_000, 2000, 40_000, 2200])] }));
  expect(lastAt(drawn, 0, 2000)).toBe(30);
  expect(lastAt(drawn, 0, 2200)).toBe(50);
  expect(lastAt(drawn, 0, 2050)).toBeNull();
});

test('[MEDIA-13] a placed bet has its ring at the moment of placing, and none when the chart begins later', () => {
  const drawn = drawnOf(history({ lines: [line(1, [10_000, 2000, 20_000, 2100])] }));
  expect(takenAt(drawn, 0, { addedMilli: 2000, addedAt: 15_000 })).toBe(15);
  expect(takenAt(drawn, 0, { addedMilli: 2000, addedAt: 9000 })).toBeNull();
  expect(takenAt(drawn, 0, { addedMilli: 2000 })).toBe(10);
});

test('[MEDIA-13] a later page goes behind the earlier; that of another match begins anew', () => {
  const one = history({ lines: [line(1, [1, 2000])], marks: [{ at: 1, minute: 3, score: [1, 0] }] });
  const two = history({ lines: [line(1, [2, 2100])], marks: [{ at: 2, minute: 9, score: [1, 1] }] });
  expect(merged(one, two).lines[0]!.points).toEqual([1, 2000, 2, 2100]);
  expect(merged(one, two).marks.map(({ minute }) => minute)).toEqual([3, 9]);
  expect(merged(one, { ...two, gameId: 8 }).lines[0]!.points).toEqual([2, 2100]);
});

test('[MEDIA-13] the table has the newest change first, with goals among them, and no moment without news', () => {
  const marks = [{ at: 25_000, minute: 12, score: [0, 1] as [number, number] }];
  const rows = rowsOf(drawnOf(history({ lines: [line(1, [10_000, 2000, 30_000, 2100])] })), marks);
  expect(rows.map((row) => (row.kind === 'mark' ? row.score.join(':') : row.prices))).toEqual([[2100], '0:1', [2000]]);
});

test('[MEDIA-13] an axis has at least two lines and at most seven, all between its ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1010, max: 400_000 }), fc.double({ min: 1, max: 40, noNaN: true }), (low, ratio) => {
      const [from, to] = rangeOf(low, Math.min(500_000, low * ratio));
      const splits = splitsOf(from, to);
      expect(splits.length).toBeGreaterThanOrEqual(2);
      expect(splits.length).toBeLessThanOrEqual(7);
      for (const split of splits) expect([split >= from - 10, split <= to + 10]).toEqual([true, true]);
    }),
  );
});
