import { expect, test } from 'vitest';

import { matchInfo } from '@/entities/match/testing';

import { isWhen, whens, whensOf } from './when';

const planned = { zone: 'line', status: 0, liveInLive: false, elapsed: null } as const;
const matches = [
  matchInfo(1, { period: 1, pageTypes: ['top'] }),
  matchInfo(2, { period: 2 }),
  matchInfo(3, { ...planned, startAt: 100 }),
  matchInfo(4, { ...planned, startAt: 101, pageTypes: ['top'] }),
];

test.each([
  ['all', [1, 2, 3, 4]],
  ['upcoming', [3]],
  ['first', [1]],
  ['second', [2]],
  ['recommended', [1, 4]],
] as const)('[ODDS-09] %s shows games %j', (when, shown) => {
  expect(matches.filter((match) => isWhen(match, when, 100)).map(({ id }) => id)).toEqual(shown);
});

test('[ODDS-09] all five are offered where a list can answer them', () => {
  expect(whensOf('live', true)).toEqual(whens);
  expect(whens).toHaveLength(5);
  expect(whensOf('live', false)).toEqual(['all', 'first', 'second', 'recommended']);
  expect(whensOf('line', false)).toEqual(['all', 'upcoming', 'recommended']);
});
