import { expect, test } from 'vitest';

import { marketMargin } from './margin.ts';

test.each([
  ['a fair coin', [2000, 2000], 1, { margin: 0, chances: [5000, 5000] }],
  ['two even prices with a margin', [1900, 1900], 1, { margin: 526, chances: [5000, 5000] }],
  ['three ways', [2000, 3500, 4000], 1, { margin: 357, chances: [4828, 2759, 2414] }],
  ['double chance: two of three come true', [1500, 1500, 1500], 2, { margin: 0, chances: [6667, 6667, 6667] }],
])('%s', (_, odds, winners, found) => {
  expect(marketMargin(odds, winners)).toEqual(found);
});

test('a missing price leaves nothing to add up', () => {
  expect(marketMargin([2000, 0])).toBeNull();
  expect(marketMargin([2000])).toBeNull();
});
