import { expect, test } from 'vitest';

import type { Limit } from '@contracts/limits';

import { toLimits } from './limit';

const deposit: Limit = {
  limitType: 21,
  limitState: 'ACTIVE',
  limitValue: 50,
  limitBalance: 20,
  needApprove: false,
  startedAt: 1,
  endsAt: null,
  availableValues: [],
  measure: 'money',
  type: 'deposit',
};
const read = (limit: Partial<Limit>) => toLimits([{ ...deposit, ...limit }], 'USD').money[0];

test('[LIM-04] 999999999 is no limit, and money is in minor units', () => {
  expect(read({})).toMatchObject({ value: 5000, left: 2000 });
  expect(read({ limitValue: 999_999_999, limitBalance: 999_999_999 })).toMatchObject({ value: null, left: null });
  const waiting = { opensAt: 10, closesAt: 20, pendingValue: 999_999_999 };
  expect(read(waiting)?.waiting).toMatchObject({ value: null, opensAt: 10_000, closesAt: 20_000 });
});

test('[LIM-18] [CONST-07] a server that only asks gives a day from the start of the asking', () => {
  const asks = { limitState: 'PENDING', needApprove: true, startedAt: 1000, pendingValue: 80 } as const;
  expect(read(asks)?.waiting).toEqual({ value: 8000, askedAt: 1_000_000, opensAt: 1_000_000, closesAt: 87_400_000 });
  expect(read({ ...asks, needApprove: false })?.waiting).toBeNull();
});
