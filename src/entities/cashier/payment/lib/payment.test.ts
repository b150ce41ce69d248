import { expect, test } from 'vitest';

import type { Payment as WirePayment } from '@contracts/payment-history';

import { toPayment } from './payment';
import { withdrawalStateText } from './state-text';

const deposit = (methodId: WirePayment['methodId']) =>
  ({
    ...{ id: 'd1', number: 'D-1001', kind: 'deposit', methodId, accountId: 1, currency: 'EUR', amount: 5, fee: 0 },
    ...{ state: 'needs_action', createdAt: 100 },
    steps: [
      { state: 'created', at: 100 },
      { state: 'needs_action', at: 100 },
    ],
  }) as WirePayment;

test('[PAY-13] the history says who waits for the player: a bank, a desk or a chain', () => {
  const waits = (['wallet', 'desk', 'crypto'] as const).map((methodId) => {
    const { state, steps } = toPayment(deposit(methodId));
    return [state, steps.map((step) => step.state).join(' ')];
  });
  expect(waits).toEqual([
    ['cashier.state.needs_action', 'cashier.state.created cashier.state.needs_action'],
    ['cashier.state.desk', 'cashier.state.created cashier.state.desk'],
    ['cashier.state.crypto', 'cashier.state.created cashier.state.crypto'],
  ]);
});

test('[PAY-13] cash that was sent waits at a desk, in the history too', () => {
  expect([withdrawalStateText('sent', 'desk'), withdrawalStateText('sent', 'transfer')]).toEqual([
    'withdraw.desk.state',
    'withdraw.state.sent',
  ]);
  const sent = {
    ...{ id: 'w1', number: 'W-1001', kind: 'withdrawal', methodId: 'desk', accountId: 1, currency: 'EUR', amount: 5 },
    ...{ fee: 0, state: 'sent', createdAt: 100, canCancel: false, steps: [{ state: 'sent', at: 100 }] },
  } as WirePayment;
  expect([toPayment(sent).state, toPayment(sent).steps[0]?.state]).toEqual([
    'withdraw.desk.state',
    'withdraw.desk.state',
  ]);
});
