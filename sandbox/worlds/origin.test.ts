import { expect, test } from 'vitest';

import { createSimulator } from '../../simulator/index.ts';
import { createRandom } from '../../simulator/random.ts';
import { migrate, openDatabase } from '../db/index.ts';
import { createClock } from '../world/clock.ts';
import { noticesOf } from './notices.ts';
import { originOf } from './origin.ts';

const now = Date.UTC(2026, 9, 24, 12);
function database() {
  const db = openDatabase(':memory:');
  migrate(db, []);
  return db;
}

/** How matches to come end, by their numbers. How long one in play goes on is of its course. */
function endsOf(origin: ReturnType<typeof originOf>): Map<number, string> {
  const clock = createClock({ now, manual: true });
  const { almanac, snapshot } = createSimulator({ ...origin, clock });
  const ids = snapshot()
    .games.filter(({ outcomesCount, startAt }) => outcomesCount === undefined && startAt * 1000 > now)
    .slice(0, 120)
    .map(({ id }) => id);
  return new Map(
    ids.map((id) => [id, JSON.stringify(almanac.match(id)?.fixture.createMatch().factsAt(Infinity).full)]),
  );
}

test('[SPORT-07] without a seed two copies of a world know nothing of each other, and each goes on after a restart', () => {
  const [one, other] = [database(), database()];
  expect(originOf(one, null).seed).not.toBe(originOf(other, null).seed);
  const course = (db: typeof one) => originOf(db, null).courseOf!(7);
  expect([course(one), course(one) === course(other)]).toEqual([course(one), false]);
  expect(endsOf(originOf(one, null))).toEqual(endsOf(originOf(one, null)));
});

test('[SPORT-07] whoever finds out the seed of a world from its prices knows no result of it', () => {
  const secret = originOf(database(), null);
  const [real, guessed] = [endsOf(secret), endsOf({ seed: secret.seed })];
  expect([...guessed.keys()]).toEqual([...real.keys()]);
  const same = [...real].filter(([id, end]) => guessed.get(id) === end).length;
  expect(real.size).toBe(120);
  expect(same / real.size).toBeLessThan(0.5);
});

test('[SPORT-07] the course of a match is drawn from more than can be searched through, and evenly', () => {
  const { courseOf } = originOf(database(), null);
  const seeds = Array.from({ length: 2000 }, (_, id) => courseOf!(id));
  expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 2 ** 52)).toBe(true);
  // Seeds that differ in their high half alone are different courses: the low one says nothing.
  expect(createRandom(2 ** 52 + 5)()).not.toBe(createRandom(2 ** 52 + 2 ** 40 + 5)());
  const means = seeds.map((seed) => {
    const random = createRandom(seed);
    return (random() + random() + random()) / 3;
  });
  expect(Math.abs(means.reduce((sum, mean) => sum + mean, 0) / means.length - 0.5)).toBeLessThan(0.015);
});

test('[SPORT-07] a world says when somebody outside can know its results', () => {
  expect(noticesOf(null)).toEqual([]);
  expect(noticesOf(1)).toEqual(['seed']);
  expect(noticesOf(null, { takesBets: false })).toEqual([]);
  expect(noticesOf(0, { takesBets: true })).toEqual(['seed', 'replayBets']);
});
