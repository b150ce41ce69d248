import { expect, test } from 'vitest';

import { TeamCashAnswer, TeamCashPayment } from './team-cash.ts';

const payment = {
  id: 1,
  status_id: 2,
  message: 'Paid',
  skks_hash: 'a1',
  timestamp: 1_740_000_000,
  date_payment: '2025-02-19',
  status_title: 'Paid',
  summ: 10.5,
  money_deposit_id: 7,
};
const { message: _, ...silent } = payment;

test('[TEAMCASH-01] a payment has the given fields, its text in one of two of them', () => {
  expect(TeamCashPayment.safeParse(payment).success).toBe(true);
  expect(TeamCashPayment.safeParse({ ...silent, translate_message: 'Оплачено' }).success).toBe(true);
  expect(TeamCashPayment.safeParse(silent).success).toBe(false);
});

test.each(['id', 'status_id', 'skks_hash', 'timestamp', 'date_payment', 'status_title', 'summ', 'money_deposit_id'])(
  '[TEAMCASH-01] a payment without %s is refused',
  (field) => {
    expect(TeamCashPayment.safeParse({ ...payment, [field]: undefined }).success).toBe(false);
  },
);

test('[TEAMCASH-01] the list says how many there are in all', () => {
  expect(TeamCashAnswer.safeParse({ data: [payment], total_count: 21 }).success).toBe(true);
  expect(TeamCashAnswer.safeParse({ data: [payment] }).success).toBe(false);
});
