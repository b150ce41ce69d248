import { expect, test } from 'vitest';

import { Limit } from './limits.ts';
import { limitSectionIds, limitTypes, moneyKinds, sectionOf } from './protection/index.ts';

const limit = {
  ...{ limitType: 31, limitState: 'PENDING', limitValue: 2, limitBalance: null, needApprove: false },
  ...{ startedAt: 1_767_225_600, endsAt: 1_767_312_000, availableValues: [1, 2], measure: 'hours', type: 'time' },
  ...{ label: 'Session', options: [{ value: 1, label: 'One hour' }] },
};

test('[LIM-01] a limit has nine fields, and may have a name, an end and named values', () => {
  expect(Limit.parse(limit)).toEqual(limit);
  const { label: _, options: __, ...plain } = limit;
  expect(Limit.parse(plain)).toEqual(plain);
  for (const field of Object.keys(plain))
    expect(Limit.safeParse({ ...plain, [field]: undefined }).success, field).toBe(false);
});

test.each(['PENDING', 'ACTIVE', 'INACTIVE'])('[LIM-01] [LIM-11] %s is a state of a limit', (limitState) => {
  expect(Limit.safeParse({ ...limit, limitState }).success).toBe(true);
});

test.each([
  ['limitState', 'OVER'],
  ['measure', 'weeks'],
  ['startedAt', 'today'],
  ['options', [{ value: '1' }]],
])('[LIM-01] a %s that is none is refused', (field, value) => {
  expect(Limit.safeParse({ ...limit, [field]: value }).error?.issues[0]?.path[0]).toBe(field);
});

test('[LIM-10] [LIM-43] five sections, the one of deposits first, and every limit is in one of them', () => {
  expect(limitSectionIds).toEqual([
    'DEPOSIT_LIMITS',
    'EXTRA_LIMITS',
    'REALITY_CHECKS',
    'WAGERING_LIMITS',
    'LOSS_LIMITS',
  ]);
  expect([33, 30, 31, 32].map(sectionOf)).toEqual(['EXTRA_LIMITS', 'EXTRA_LIMITS', 'EXTRA_LIMITS', 'REALITY_CHECKS']);
  const day = 86_400;
  const lengths = [day, 7 * day, 'month'];
  for (const [id, counts] of [
    ['DEPOSIT_LIMITS', 'deposit'],
    ['WAGERING_LIMITS', 'stake'],
    ['LOSS_LIMITS', 'loss'],
  ] as const)
    expect(limitTypes.filter(({ section }) => section === id).map(({ type }) => moneyKinds.get(type))).toEqual(
      lengths.map((length) => ({ counts, length })),
    );
});
