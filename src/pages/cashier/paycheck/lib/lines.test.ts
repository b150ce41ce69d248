import { expect, test } from 'vitest';

import { toPayment } from '@/entities/cashier/payment';

import { linesOf } from './lines';

const common = { id: 'p', number: 'X-1', accountId: 1, currency: 'USD', amount: 50, fee: 0.5, createdAt: 1, steps: [] };
const deposit = { ...common, kind: 'deposit', state: 'succeeded', methodId: 'wallet', expiresAt: 2 } as const;
const withdrawal = {
  ...common,
  kind: 'withdrawal',
  state: 'received',
  methodId: 'transfer',
  canCancel: false,
} as const;
const said = (payment: Parameters<typeof toPayment>[0]) =>
  linesOf(toPayment(payment), 'en').map(([key, text]) => `${key} ${text.replaceAll('\u00a0', ' ')}`);

test('[PAY-13] a receipt of a deposit adds up: what came on the account and the fee are what was paid', () => {
  expect(said(deposit)).toEqual(['cashier.sum.credited 50 $', 'cashier.sum.fee 0.50 $', 'cashier.sum.taken 50.50 $']);
});

test('[PAY-03] [PAY-13] what was paid in another currency stands there with its rate', () => {
  expect(said({ ...deposit, charged: { currency: 'JPY', amount: 7575, rate: 0.006_666_67 } })).toEqual([
    ...['cashier.sum.credited 50 $', 'cashier.sum.fee 0.50 $', 'cashier.sum.rate 1 JPY = 0.00666667 USD'],
    'cashier.sum.taken 7,575 ¥',
  ]);
});

test('[PAY-44] a receipt says what of the deposit paid a debt', () => {
  expect(said({ ...deposit, forDebt: 20 })).toEqual([
    ...['cashier.sum.credited 50 $', 'cashier.sum.debt 20 $', 'cashier.sum.fee 0.50 $', 'cashier.sum.taken 50.50 $'],
  ]);
});

test('[PAY-13] a receipt of a withdrawal takes the fee off what left the account', () => {
  expect(said(withdrawal)).toEqual([
    ...['payments.receipt.left 50 $', 'cashier.sum.fee 0.50 $', 'payments.receipt.paid 49.50 $'],
  ]);
});
