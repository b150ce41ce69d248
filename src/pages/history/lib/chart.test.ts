import { expect, test } from 'vitest';

import { boundsOf, gridOf, runningOf } from './chart';

test('the running result adds up what the days decided', () => {
  const days = runningOf([
    { at: 1, result: 100 },
    { at: 2, result: -250 },
    { at: 3, result: 50 },
  ]);
  expect(days.map(({ total }) => total)).toEqual([100, -150, -100]);
  expect(boundsOf(days)).toEqual({ low: -250, high: 100 });
});

test('the grid stands at round sums, zero among them', () => {
  expect(gridOf({ low: -3000, high: 640 })).toEqual([-3000, -2000, -1000, 0]);
  expect(gridOf({ low: 0, high: 0 })).toEqual([0]);
});
