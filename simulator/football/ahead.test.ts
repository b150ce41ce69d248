import { expect, test } from 'vitest';

import type { Pair } from '../match.ts';
import { chancesOf, resultChances } from '../poisson.ts';
import { aheadChances } from './ahead.ts';
import { goalsOf, playFootball } from './timeline.ts';

const matches = 20_000;

/** How often each side won or led by so many in matches that were played. */
function played(expected: Pair, lead: number): Pair {
  const counts: [number, number] = [0, 0];
  for (let seed = 1; seed <= matches; seed += 1) {
    let ahead = 0;
    const most = [0, 0];
    for (const { side } of goalsOf(playFootball(seed, expected).events)) {
      ahead += side === 1 ? 1 : -1;
      most[0] = Math.max(most[0]!, ahead);
      most[1] = Math.max(most[1]!, -ahead);
    }
    if (ahead > 0 || most[0]! >= lead) counts[0] += 1;
    if (ahead < 0 || most[1]! >= lead) counts[1] += 1;
  }
  return [counts[0] / matches, counts[1] / matches];
}

test.each<[Pair, number]>([
  [[1.5, 1.1], 1],
  [[1.5, 1.1], 2],
  [[2.4, 0.7], 2],
  [[0.9, 1.9], 3],
])(
  '[PROMO-22] of matches with %s expected goals as many are won early at a lead of %i as its price says',
  (...given) => {
    const [expected, lead] = given;
    const chances = aheadChances(expected, lead);
    const [home, , away] = resultChances(chancesOf(expected), [0, 0]);
    for (const [side, share] of played(expected, lead).entries()) {
      const chance = chances[side as 0 | 1];
      expect(chance).toBeGreaterThan([home, away][side]!);
      // Rates change with a player sent off and the sum is made without: three errors and half a per cent of the price.
      expect(Math.abs(share - chance)).toBeLessThan(3 * Math.sqrt((chance * (1 - chance)) / matches) + chance * 0.005);
    }
  },
);

test('[PROMO-22] a lead that nobody reaches leaves the chance to win', () => {
  const [home, away] = aheadChances([1.5, 1.1], 25);
  const result = resultChances(chancesOf([1.5, 1.1]), [0, 0]);
  expect(home).toBeCloseTo(result[0], 6);
  expect(away).toBeCloseTo(result[2], 6);
  expect(aheadChances([0, 0], 1)).toEqual([0, 0]);
});
