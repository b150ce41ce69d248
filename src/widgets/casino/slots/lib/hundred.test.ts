import { expect, test } from 'vitest';

import published from '@contracts/games/returns.json';

import { hundredOf } from './hundred';

test('[CAS-15] what a hundred spins of Lantern tide cost is what was counted over all of its windows', () => {
  const { back, kept, paying, low, high } = hundredOf(published['lantern-tide']);
  expect([back, kept].map((stakes) => stakes.toFixed(2))).toEqual(['96.73', '3.27']);
  expect(paying).toBe(32);
  expect([low, high].map((stakes) => stakes.toFixed(1))).toEqual(['-35.2', '28.6']);
});
