import { expect, test } from 'vitest';

import { withdrawalStates } from '@contracts/payments';

import { comingSteps, meaningOf, toneOf } from './texts';

test('[PAY-01] [PAY-13] each state says what it means, and which steps may still come', () => {
  expect(withdrawalStates.map((state) => [meaningOf({ state }), comingSteps(state).length])).toEqual([
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
  expect([meaningOf({ state: 'checking', need }), toneOf({ state: 'checking', need }).tone]).toEqual([
    'withdraw.text.need',
    'warning',
  ]);
  expect(meaningOf({ state: 'rejected', reason: 'documents' })).toBe('withdraw.text.late');
});
