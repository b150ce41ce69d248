import { expect, test } from 'vitest';

import { prizeRows } from './prizes';

test('[CAS-13] places in a row that pay the same are one line, and each place stands in one', () => {
  expect(prizeRows([50, 30, 10, 10, 5])).toEqual([
    { from: 1, to: 1, prize: 50 },
    { from: 2, to: 2, prize: 30 },
    { from: 3, to: 4, prize: 10 },
    { from: 5, to: 5, prize: 5 },
  ]);
  expect(prizeRows([])).toEqual([]);
});
