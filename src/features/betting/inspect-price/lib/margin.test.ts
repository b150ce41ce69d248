import { expect, test } from 'vitest';

import { mainMargin } from './margin';

const book = (key: string, ids: number[], winners = 1) => ({ key, winners, outcomes: ids.map((id) => ({ id })) });
const prices: Record<number, number> = { 1: 1900, 2: 1900, 3: 1200, 4: 3500, 5: 1500, 6: 0 };
const priceOf = (id: number) => prices[id] ?? 0;

test('[ODDS-81] the margin beside a market is that of its line with the closest prices', () => {
  expect(mainMargin([book('1.5', [3, 4]), book('2.5', [1, 2])], priceOf)).toBe(526);
  expect(mainMargin([book('2.5', [1, 2]), book('1.5', [3, 4])], priceOf)).toBe(526);
});

test('[ODDS-81] a line that lacks a price says nothing; without another one there is no margin', () => {
  expect(mainMargin([book('2.5', [5, 6]), book('1.5', [3, 4])], priceOf)).toBe(1190);
  expect(mainMargin([book('2.5', [5, 6])], priceOf)).toBeNull();
});
