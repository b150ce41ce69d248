import { expect, test } from 'vitest';

import { toggled } from './toggle';

test('[BONG-05] a press adds a place or takes it away; one too many takes the place of the first', () => {
  expect(toggled([], 3, 2)).toEqual([3]);
  expect(toggled([3], 3, 2)).toEqual([]);
  expect(toggled([3, 5], 1, 2)).toEqual([5, 1]);
  expect(toggled([2], 4, 1)).toEqual([4]);
});
