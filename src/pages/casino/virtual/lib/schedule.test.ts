import { expect, test } from 'vitest';

import { virtualSports } from '@contracts/virtual/facts';
import type { VirtualMatch } from '@contracts/virtual-sports';

import { lastRoundsOf, nextRoundOf } from './schedule';

const { virtualFootball: sportId, virtualTennis } = virtualSports;
const match = (id: number, round: number, startAt: number, own: Partial<VirtualMatch> = {}): VirtualMatch => ({
  ...{ id, sportId, round, startAt, home: 'A', away: 'B', state: 'planned', strengths: [1, 1], commitment: '' },
  ...{ serverSeed: null, score: null },
  ...own,
});

test('[CAS-09] the next round is the first of the sport whose bets are open, with whole minutes that are left', () => {
  const matches = [match(1, 4, 1000), match(2, 5, 200_000, { sportId: virtualTennis }), match(3, 5, 301_000)];
  expect(nextRoundOf(matches, sportId, 1000)).toEqual({ round: 5, closesAt: 301_000, minutes: 5 });
  expect(nextRoundOf(matches, sportId, 300_999)).toMatchObject({ minutes: 1 });
  expect(nextRoundOf(matches, sportId, 301_000)).toBe(null);
});

test('[CAS-09] results are those of the sport, the newest round first', () => {
  const over = { state: 'over', score: [1, 0], serverSeed: 's' } as const;
  const matches = [
    match(1, 4, 1, { ...over, score: [1, 0] }),
    match(2, 5, 2, { ...over, score: [2, 0] }),
    match(3, 5, 2, { ...over, score: [3, 0] }),
    match(4, 6, 3),
    match(5, 5, 2, { ...over, score: [4, 0], sportId: virtualTennis }),
  ];
  expect(lastRoundsOf(matches, sportId).map(([round, list]) => [round, list.map(({ id }) => id)])).toEqual([
    [5, [2, 3]],
    [4, [1]],
  ]);
});
