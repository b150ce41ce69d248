import { expect, test } from 'vitest';

import { withdrawalStates } from '@contracts/payments';

import { comingSteps, meaningOf, toneOf } from './texts';

test('[PAY-01] [PAY-13] each state says what it means, and which steps may still come', () => {
  expect(
    withdrawalStates.map((state) => [meaningOf({ state, methodId: 'transfer' }), comingSteps(state).length]),
  ).toEqual([
    ['withdraw.text.requested', 4],
    ['withdraw.text.checking', 3],
    ['withdraw.text.approved', 2],
    ['withdraw.text.sent', 1],
    ['withdraw.text.received', 0],
    ['withdraw.text.rejected', 0],
    ['withdraw.text.returned', 0],
  ]);
});

test('[PAY-13] a request that waits for documents says so, and one that waited too long says why it ended', () => {
  const need = { kind: 'documents', path: '/office/verification' } as const;
  expect([
    meaningOf({ state: 'checking', need, methodId: 'transfer' }),
    toneOf({ state: 'checking', need }).tone,
  ]).toEqual(['withdraw.text.need', 'warning']);
  expect(meaningOf({ state: 'rejected', reason: 'documents', methodId: 'transfer' })).toBe('withdraw.text.late');
});

test('[PAY-13] cash says where it waits, that it was taken, or that nobody came', () => {
  const methodId = 'desk';
  const states = ['checking', 'approved', 'sent', 'received', 'returned', 'rejected'] as const;
  expect(states.map((state) => meaningOf({ state, methodId }))).toEqual([
    ...['withdraw.text.checking', 'withdraw.desk.approved', 'withdraw.desk.sent', 'withdraw.desk.received'],
    ...['withdraw.desk.returned', 'withdraw.text.rejected'],
  ]);
});
