import { expect, test } from 'vitest';

import { marketGroups as G } from '../../contracts/markets.ts';
import { chancesOf } from '../parted/joint.ts';
import { between, createRandom } from '../random.ts';
import { createBasketballMatch } from './match.ts';
import { endsAfter, possessionsIn, scoredIn } from './possessions.ts';
import { pace, possession, quarterCount, stretchAt } from './timeline.ts';

const quarter = 300;

test.each([
  ['has just begun', 0, 25],
  ['is about to end', 17, 25],
  ['is old, late in the quarter', 12, 6],
  ['is young, early in the quarter', 3, 150],
])('[SPORT-03] possessions are counted from the one that %s', (_, age, seconds) => {
  const random = createRandom(5);
  const runs = 40_000;
  const counts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    let [count, clock] = [0, between(random, Math.max(0, possession[0] - age), possession[1] - age)];
    for (; clock < seconds; clock += between(random, ...possession)) count += 1;
    counts[count] = (counts[count] ?? 0) + 1;
  }
  possessionsIn(seconds, endsAfter(age, false)).forEach((chance, count) => {
    const error = Math.sqrt((chance * (1 - chance)) / runs);
    expect(Math.abs((counts[count] ?? 0) / runs - chance)).toBeLessThan(4 * error + 1e-4);
  });
});

test('[SPORT-03] who has not got the ball scores nothing before it changes hands', () => {
  const [one, two] = [1, 2].map((side) => chancesOf(scoredIn([1, 1], possessionsIn(9, [0, 8]), side === 1 ? 1 : 2)));
  expect(one?.away[0]).toBeCloseTo(1, 6);
  expect(two?.home[0]).toBeCloseTo(1, 6);
  expect(one?.home[0]).toBeCloseTo(two?.away[0] ?? 0, 9);
  expect(one?.home[0]).toBeLessThan(0.7);
});

test('[SPORT-03] prices know that the ball has just changed hands, so no bet on a quarter is sure before its end', () => {
  let seen = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const match = createBasketballMatch(seed, [1.1, 1.06], quarter);
    for (let index = 0; index < quarterCount - 1; index += 1) {
      const { from, to } = stretchAt(index, quarter);
      const last = match.changedAt(to - 1e-3);
      // A possession takes ten seconds at least, and so much is not left.
      if (last <= from || (to - last) / pace >= possession[0]) continue;
      seen += 1;
      const late = match.quotesAt(last + 0.1, [1, 1]).filter(({ period }) => period === index + 1);
      expect(late.length).toBeGreaterThan(0);
      for (const { chance } of late) expect(Math.min(chance, 1 - chance)).toBeCloseTo(0, 6);
      expect(late.some(({ groupId }) => groupId === G.quarterTotal)).toBe(true);
    }
  }
  expect(seen).toBeGreaterThan(50);
});
