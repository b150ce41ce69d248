import { expect, test } from 'vitest';

import { pairsOf } from './pairs.ts';

/** Where each place plays, round by round: H at home, A away, - at rest. */
const sidesOf = (size: number, rounds: number) =>
  Array.from({ length: size }, (_, place) =>
    Array.from({ length: rounds }, (__, round) => {
      const pair = pairsOf(size, round).find((places) => places.includes(place));
      return pair === undefined ? '-' : pair[0] === place ? 'H' : 'A';
    }).join(''),
  );

test.each([2, 8, 13, 20, 24])(
  '[SPORT-02] of %d sides all meet twice, once at home, and nobody plays four times in a row on one side',
  (size) => {
    const rounds = 2 * (size + (size % 2) - 1);
    const met = Array.from({ length: rounds }, (_, round) => pairsOf(size, round)).flat();
    expect(met).toHaveLength(size * (size - 1));
    expect(new Set(met.map(String)).size).toBe(met.length);
    for (const sides of sidesOf(size, rounds)) expect(sides).not.toMatch(/HHHH|AAAA/);
  },
);
