import { expect, test } from 'vitest';

import { type Round, tableOf } from './score.ts';

const round = (userId: number, payout: number, at: number, stake = 100): Round => ({ userId, stake, payout, at });

test('[CAS-13] the best twenty rounds count by payout ÷ stake, whatever was staked', () => {
  const many = Array.from({ length: 30 }, (_, place) => round(1, 100 * (place + 1), place));
  const large = Array.from({ length: 30 }, (_, place) => round(2, 10_000 * (place + 1), place + 100, 10_000));
  const [first, second] = tableOf([...many, ...large]);
  const best = Array.from({ length: 20 }, (_, place) => (30 - place) * 100).reduce((sum, own) => sum + own, 0);
  expect([first, second]).toMatchObject([
    { userId: 1, score: best, rounds: 20 },
    { userId: 2, score: best, rounds: 20 },
  ]);
});

test('[CAS-13] of two players who tie, the one who reached it earlier stands higher; lost rounds change nothing', () => {
  const table = tableOf([round(1, 300, 50), round(2, 300, 40), round(2, 0, 90), round(3, 500, 99)]);
  expect(table.map(({ userId }) => userId)).toEqual([3, 2, 1]);
  expect(table[1]).toMatchObject({ reachedAt: 40, rounds: 2 });
});

test('[CAS-13] who has won nothing has no place', () => {
  expect(tableOf([round(1, 0, 1)])).toEqual([]);
});
