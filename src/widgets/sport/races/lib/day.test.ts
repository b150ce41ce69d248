import { expect, test } from 'vitest';

import { meeting, race } from '@contracts/racing.testing';

import { begunBy, lastRun, numbersByPlace, racesOf } from './day';

const outcome = (...places: number[]) => ({
  placed: places.map((place, index) => ({ number: index + 1, name: 'A', place, share: 1, coef: 3 })),
  out: [],
});
const day = racesOf([
  meeting({ champId: 1, races: [race({ id: 1, startAt: 100, outcome: outcome(1) }), race({ id: 2, startAt: 300 })] }),
  meeting({ champId: 2, races: [race({ id: 3, startAt: 200 })] }),
]);

test('[RACE-06] the races of all meetings stand by their off, and those that are off are told by the time', () => {
  expect(day.map(({ id, meeting: { champId } }) => [id, champId])).toEqual([
    [1, 1],
    [3, 2],
    [2, 1],
  ]);
  expect([99_999, 100_000, 199_999, 200_000, 300_000].map((now) => begunBy(day, now))).toEqual([0, 1, 1, 2, 3]);
});

test('[RACE-06] the last results are the newest, and runners of one place stand together', () => {
  expect(lastRun(day, 5).map(({ id }) => id)).toEqual([1]);
  const both = [race({ id: 4, startAt: 1, outcome: outcome(1) }), race({ id: 5, startAt: 2, outcome: outcome(1) })];
  expect(lastRun(racesOf([meeting({ races: both })]), 1).map(({ id }) => id)).toEqual([5]);
  expect(numbersByPlace(outcome(1, 1, 3))).toEqual([[1, 2], [3]]);
});
