// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { nowSec, open, part, press, refusal, rows, type, ways } from '@/shared/testing';

import { PaymentsPage } from './page';

const path = '/office-api/v1/history/payments';
const reads = `GET ${path}`;
const withdrawal = (number: string, more: object = {}) => ({
  ...{ kind: 'withdrawal', id: `w${number}`, number, state: 'sent', methodId: 'transfer', accountId: 5 },
  ...{ currency: 'RUB', amount: 1000, fee: 10, last4: '3000', createdAt: nowSec, canCancel: false },
  steps: [{ state: 'requested', at: nowSec }],
  ...more,
});
const page = (data: object[], total_count = data.length, number = 1) => ({
  ...{ data, total_count, page: number, pageSize: 20 },
});
const openPage = (backend: Record<string, unknown>, search = '') =>
  open(<PaymentsPage />, {
    ...{ texts: ['payments', 'withdraw', 'cashier', 'office'], backend, address: `/office/historypay${search}` },
  });

test('[OFFICE-05] [PAY-13] a payment says its way, its moment, where it is and how much; its fold has the steps', async () => {
  await openPage({ [reads]: page([withdrawal('1001')]) });
  const [line] = rows(part('Payments'));
  expect(line).toMatch(/^Withdrawal 1001.*1,000 ₽.?Bank transfer · Nov 22.*Sent/);
  expect(line).toMatch(/Requested.*Nov 22/);
  expect(line).toMatch(/Fee .*10 ₽/);
  expect(ways()).toContainEqual(['Receipt', expect.stringContaining('w1001')]);
});

test('[OFFICE-05] a payment without a fee speaks of none', async () => {
  await openPage({ [reads]: page([withdrawal('1001', { fee: 0 })]) });
  expect(screen.queryByText(/^Fee/)).toBeNull();
});

test('[OFFICE-05] the filter of the address is asked for, and a choice goes there', async () => {
  const { asked, visited } = await openPage({ [reads]: page([withdrawal('1001')]) }, '?kind=withdrawal&days=7');
  expect(asked(path)).toMatchObject([{ kind: 'withdrawal', page: '1' }]);
  type('Type', 'deposit');
  await press(screen.getByRole('radio', { name: '12 months' }));
  expect(visited).toEqual([
    '/en/office/historypay?kind=deposit&days=7',
    '/en/office/historypay?kind=withdrawal&days=365',
  ]);
});

test('[OFFICE-05] more than a page: the rest comes under the first', async () => {
  const backend: Record<string, unknown> = { [reads]: page([withdrawal('1002')], 2) };
  await openPage(backend);
  backend[reads] = page([withdrawal('1001')], 2, 2);
  await press('Show more');
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[OFFICE-05] none in this time: one press shows twelve months of both directions', async () => {
  const { visited } = await openPage({ [reads]: page([]) }, '?kind=deposit&days=7');
  await press('Show last 12 months');
  expect(visited).toEqual(['/en/office/historypay?kind=all&days=365']);
});

test('[OFFICE-05] a list that does not load is asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'Payments could not be loaded. Try again.' })).toBeVisible();
  backend[reads] = page([withdrawal('1001')]);
  await press('Try again');
  expect(part('Payments').getByText('1 of 1')).toBeVisible();
});
