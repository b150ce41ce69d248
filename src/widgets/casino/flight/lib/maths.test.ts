import { expect, test } from 'vitest';

import type { SharedRound } from '@contracts/shared-rounds';

import { againstMaths } from './maths';

const round = (end: number): SharedRound => ({
  ...{ id: end, kind: 'crash', at: 1, chainId: 1, number: 5, phase: 'ended', opensAt: 1, closesAt: 9, endsAt: 9 },
  ...{ nextAt: 10, bets: 0, left: 0, draws: [end], hash: '' },
});

test('[CAS-09] the last rounds stand beside what the maths expects of as many', () => {
  const rows = againstMaths([100, 149, 150, 200, 5000].map(round));
  expect(rows.map(({ exit, came }) => [exit, came])).toEqual([
    [150, 3],
    [200, 2],
    [500, 1],
    [1000, 1],
    [5000, 1],
  ]);
  expect(rows.map(({ expected }) => expected.toFixed(3))).toEqual(['3.300', '2.475', '0.990', '0.495', '0.099']);
});
