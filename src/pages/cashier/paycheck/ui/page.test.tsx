// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';

import type { Payment } from '@contracts/payment-history';

import { $userId, sessionClosed } from '@/entities/session';
import { userEventReceived } from '@/shared/feed';
import { navigated, type RouteMatch } from '@/shared/routing';
import { printFx } from '@/shared/sheet';
import { facts, now, nowSec, open, part, press, refusal, rows, settle, ways } from '@/shared/testing';

import { PaycheckPage } from './page';

const path = '/office-api/v1/history/payments';
const reads = `GET ${path}/p1`;
const common = { id: 'p1', number: 'D-17', accountId: 5, currency: 'RUB', amount: 1000, fee: 10, createdAt: nowSec };
const deposit = (more: object = {}): { data: Payment } => ({
  data: {
    ...{ ...common, kind: 'deposit', state: 'succeeded', methodId: 'wallet', expiresAt: nowSec + 900 },
    steps: [
      { state: 'created', at: nowSec },
      { state: 'succeeded', at: nowSec + 60 },
    ],
    ...more,
  },
});
const withdrawal = (more: object = {}): { data: Payment } => ({
  data: {
    ...{ ...common, number: 'W-9', kind: 'withdrawal', state: 'requested', methodId: 'card', last4: '3000' },
    ...{ canCancel: false, steps: [{ state: 'requested', at: nowSec }] },
    ...more,
  },
});
const printed = vi.fn();
const openPage = (backend: Record<string, unknown>, search = '?payment=p1') =>
  open(<PaycheckPage />, {
    ...{ texts: ['payments', 'withdraw', 'cashier', 'office'], backend, address: `/office/paycheck${search}` },
    values: [[$userId, 1]],
    handlers: [[printFx, printed]],
  });

test('[PAY-13] the receipt of a deposit has its number, state, sums, reference and moments', async () => {
  await openPage({ [reads]: deposit() });
  const sheet = part('Deposit D-17');
  expect(sheet.getAllByText('Credited')[0]).toBeVisible();
  expect(facts()).toEqual([
    ['Method', 'E-wallet'],
    ['Credited', '1,000 ₽'],
    ['Fee', '10 ₽'],
    ['You pay', '1,010 ₽'],
    ['Reference', 'p1'],
  ]);
  expect(rows(sheet)).toEqual([
    expect.stringMatching(/^StartedNov 22.*15:00/),
    expect.stringMatching(/^CreditedNov 22.*15:01/),
  ]);
  expect(ways()).toContainEqual([expect.stringMatching(/history/i), '/en/office/historypay']);
});

test('[PAY-13] of a withdrawal: what left the account, what was paid, and four signs of the card at most', async () => {
  await openPage({ [reads]: withdrawal() });
  expect(screen.getByRole('region', { name: 'Withdrawal W-9' })).toBeVisible();
  expect(facts()).toEqual([
    ['Method', 'Bank card •• 3000'],
    ['Debited', '1,000 ₽'],
    ['Fee', '10 ₽'],
    ['Paid out', '990 ₽'],
    ['Reference', 'p1'],
  ]);
});

test('[PAY-13] a press prints it', async () => {
  await openPage({ [reads]: deposit() });
  await press('Print receipt');
  expect(printed).toHaveBeenCalledOnce();
});

test.each(['', '?payment=', '?payment=a%2Fb', `?payment=${'x'.repeat(65)}`])(
  '[ROUTE-124] the address “%s” names no payment: nothing is asked, and the page leads to payments',
  async (search) => {
    const { asked } = await openPage({}, search);
    expect(screen.getByRole('heading', { name: 'No payment selected' })).toBeVisible();
    expect(ways().map(([, to]) => to)).toEqual(['/en/office/historypay', '/en/office/transactions']);
    expect([asked(`${path}/`), asked(`${path}/a%2Fb`), asked(`${path}/${'x'.repeat(65)}`)]).toEqual([[], [], []]);
  },
);

test('[PAY-13] a payment of somebody else is not found, and no retry is offered', async () => {
  await openPage({ [reads]: refusal(404, 'no', 404) });
  expect(screen.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(ways().map(([, to]) => to)).toContain('/en/office/historypay');
});

test('[PAY-13] a receipt that does not load is asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal(1, '', 403) };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'The receipt could not be loaded. Try again.' })).toBeVisible();
  backend[reads] = deposit();
  await press('Try again');
  expect(part('Deposit D-17').getByText('p1')).toBeVisible();
});

test('[PAY-13] a payment that moves while its receipt is open is read again', async () => {
  const backend: Record<string, unknown> = { [reads]: withdrawal() };
  const { scope, asked } = await openPage(backend);
  backend[reads] = withdrawal({ state: 'sent' });
  const push = (value: unknown) => ({ op: 'put', kind: 'payment', id: 'p1', value }) as never;
  await settle(() => void allSettled(userEventReceived, { scope, params: push({ state: 'sent', at: now }) }));
  expect(asked(`${path}/p1`)).toHaveLength(2);
  expect(part('Withdrawal W-9').getByText('Sent')).toBeVisible();
});

test('[PAY-13] another address shows nothing of the payment before, and asks for its own', async () => {
  const { scope, asked } = await openPage({ [reads]: deposit() });
  const location = { path: '/office/paycheck', language: 'en', search: '?payment=p2', hash: '' };
  const match = { pageId: 'office-paycheck' } as unknown as RouteMatch;
  await settle(() => void allSettled(navigated, { scope, params: { location, match, failure: null } }));
  expect(screen.queryByRole('region', { name: 'Deposit D-17' })).toBeNull();
  expect(asked(`${path}/p2`)).toHaveLength(1);
});

test('[PAY-13] a late answer of another payment is not shown under this address', async () => {
  await openPage({ [reads]: deposit({ id: 'p0' }) });
  expect(screen.queryByRole('region', { name: 'Deposit D-17' })).toBeNull();
});

test('[PAY-13] a page that was left asks for nothing more', async () => {
  const { scope, asked, unmount } = await openPage({ [reads]: deposit() });
  unmount();
  const params = { op: 'put', kind: 'payment', id: 'p1', value: { state: 'succeeded', at: now } } as never;
  await settle(() => void allSettled(userEventReceived, { scope, params }));
  expect(asked(`${path}/p1`)).toHaveLength(1);
});

test('[PAY-13] who logs out leaves no receipt on the screen', async () => {
  const { scope } = await openPage({ [reads]: deposit() });
  await settle(() => void allSettled(sessionClosed, { scope, params: { reason: 'player' } }));
  expect(screen.queryByRole('region', { name: 'Deposit D-17' })).toBeNull();
});
