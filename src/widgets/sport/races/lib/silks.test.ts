import { expect, test } from 'vitest';

import { silksOf } from './silks';

test('[RACE-02] silks follow from their number, tell most runners apart, and have a mark of another colour', () => {
  const all = Array.from({ length: 400 }, (_, index) => silksOf((index * 2_654_435_761) % 2 ** 32));
  expect(silksOf(4_000_000_001)).toEqual(silksOf(4_000_000_001));
  expect(all.every(({ body, mark }) => body !== mark)).toBe(true);
  expect(new Set(all.map((silks) => JSON.stringify(silks))).size).toBeGreaterThan(200);
});
