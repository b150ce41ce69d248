import { expect, test } from 'vitest';

import { fieldOf } from './cover-field';

test.each([
  [6, 49],
  [5, 36],
  [4, 20],
])('[LOTTO-01] the cover of %i of %i has its numbers, within the picture', (pick, of) => {
  const { size, marks } = fieldOf(pick, of);
  expect(marks).toHaveLength(of);
  expect(marks.filter(({ isDrawn }) => isDrawn)).toHaveLength(pick);
  expect(marks.every(({ x, y }) => Math.min(x, y) >= size / 2 && Math.max(x, y) <= 48 - size / 2)).toBe(true);
});
