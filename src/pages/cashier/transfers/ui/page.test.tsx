// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { account } from '@contracts/account.testing';

import { $balance } from '@/entities/account';
import { balanceOf } from '@/entities/account/testing';
import { now, nowSec, open, part, press, refusal, rows, type } from '@/shared/testing';

import { TransfersPage } from './page';

const path = '/office-api/v1/history/transfers';
const reads = `GET ${path}`;
const transfer = (id: number, more: object = {}) => ({
  ...{ id, number: `50${String(id)}`, at: nowSec, fromId: 5, toId: 6, amount: 1000, iso: 'RUB' },
  ...{ credited: 10.5, toIso: 'EUR', rate: 0.0105, ...more },
});
const page = (data: object[], total_count = data.length, number = 1) => ({
  ...{ data, total_count, page: number, pageSize: 20 },
});
const accounts = [account(5), account(6, { iso: 'EUR', type: 9 }), account(7, { iso: 'RUB', type: 4 })];
const openPage = (backend: Record<string, unknown>, search = '') =>
  open(<TransfersPage />, {
    ...{ texts: ['wallets', 'cashier', 'office'], backend, address: `/office/transferhistory${search}` },
    values: [[$balance, balanceOf({ accounts, all_accounts: accounts })]],
  });

test('[PAY-20] [OFFICE-05] each transfer says what left, what came and the rate between them', async () => {
  const { asked } = await openPage({ [reads]: page([transfer(1)]) });
  expect(rows(part('Transfers'))).toEqual([
    expect.stringMatching(/^Transfer 501Nov 22.*1 RUB = 0\.0105 EUR−1,000 ₽\+10\.50 €$/),
  ]);
  expect(Number(asked(path)[0]!.from)).toBeLessThanOrEqual(nowSec - 27 * 86_400);
});

test('[OFFICE-05] the filter of the address is asked for', async () => {
  const { asked } = await openPage({ [reads]: page([]) }, '?days=7&account=6');
  expect(asked(path)[0]).toMatchObject({ account: '6', page: '1' });
  expect(now / 1000 - Number(asked(path)[0]!.from)).toBeLessThanOrEqual(8 * 86_400);
});

test('[OFFICE-05] a choice goes into the address; money of a bonus has no transfers', async () => {
  const { visited } = await openPage({ [reads]: page([transfer(1)]) });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All accounts', 'RUB', 'EUR']);
  type('Account', '6');
  await press(screen.getByRole('radio', { name: '7 days' }));
  expect(visited).toEqual(['/en/office/transferhistory?days=28&account=6', '/en/office/transferhistory?days=7']);
});

test('[OFFICE-05] the next page comes under the first', async () => {
  const backend: Record<string, unknown> = { [reads]: page([transfer(2)], 2) };
  const { asked } = await openPage(backend);
  expect(screen.getByText('1 of 2')).toBeVisible();
  backend[reads] = page([transfer(1)], 2, 2);
  await press('Show more');
  expect(asked(path).map(({ page: number }) => number)).toEqual(['1', '2']);
  expect(rows(part('Transfers')).map((row) => row.slice(0, 12))).toEqual(['Transfer 502', 'Transfer 501']);
});

test('[OFFICE-05] none in this time: one press shows twelve months of all accounts', async () => {
  const { visited } = await openPage({ [reads]: page([]) }, '?days=7&account=6');
  expect(screen.getByRole('heading', { name: 'No transfers in this period' })).toBeVisible();
  await press('Show last 12 months');
  expect(visited).toEqual(['/en/office/transferhistory?days=365']);
});

test('[OFFICE-05] a list that does not load is asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'Transfers could not be loaded. Try again.' })).toBeVisible();
  backend[reads] = page([transfer(1)]);
  await press('Try again');
  expect(rows(part('Transfers'))).toHaveLength(1);
});
