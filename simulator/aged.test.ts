import { expect, test } from 'vitest';

import { agedSince, type Ageing } from './aged.ts';

const ageing: Ageing = [
  [100, 6],
  [30, 1],
];
const period = { from: 1000, to: 1200 };

test.each([
  ['before the period', 990, 0],
  ['while much is left', 1099, 0],
  ['when little is left', 1103, 1102],
  ['within a step', 1106.5, 1102],
  ['in the last seconds', 1175.5, 1175],
  ['at the whistle', 1200, 1200],
  ['after it', 1250, 1200],
])('[SPORT-03] prices are made anew the more often, the less is left: %s', (_, second, since) => {
  expect(agedSince(ageing, period, second)).toBe(since);
});

test('[SPORT-03] prices are never made for an earlier moment than before', () => {
  let last = 0;
  for (let second = 900; second < 1300; second += 0.25) {
    const since = agedSince(ageing, period, second);
    expect(since).toBeGreaterThanOrEqual(last);
    expect(since).toBeLessThanOrEqual(second);
    last = since;
  }
});
