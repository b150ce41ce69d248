// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { account } from '@contracts/account.testing';

import { $balance } from '@/entities/account';
import { balanceOf } from '@/entities/account/testing';
import { printFx, saveSheetFx } from '@/shared/sheet';
import { facts, nowSec, open, press, refusal, rows, type } from '@/shared/testing';

import { StatementPage } from './page';

const path = '/office-api/v1/statement';
const reads = `GET ${path}`;
const row = (id: number, kind: string, amount: number, balance: number, more: object = {}) => ({
  ...{ id, at: nowSec - 3600 + id, kind, amount, balance },
  ...more,
});
const rowsOfTheWeek = [
  row(1, 'deposit', 500, 600, { number: 'D1' }),
  row(2, 'stake', -50, 550, { number: '17', edited: '12' }),
  row(3, 'withdrawal', -100, 450, { number: 'W1' }),
  row(4, 'unheard-of', 7.5, 457.5),
];
const statement = (more: object = {}) => ({
  data: {
    ...{ accountId: 5, currency: 'RUB', from: nowSec - 7 * 86_400, to: nowSec, opening: 100, closing: 457.5 },
    ...{ isCut: false, rows: rowsOfTheWeek, ever: { deposits: 900, withdrawals: 1000 } },
    ...more,
  },
});
const accounts = [account(5), account(6, { iso: 'EUR', type: 9 })];
const saved = vi.fn();
const openPage = (backend: Record<string, unknown>, search = '', all = accounts) =>
  open(<StatementPage />, {
    ...{ texts: ['statement', 'cashier', 'office'], backend, address: `/office/transactions${search}` },
    values: [[$balance, balanceOf({ accounts: all, all_accounts: all })]],
    handlers: [
      [saveSheetFx, saved],
      [printFx, saved],
    ],
  });

// jsdom sees nothing come into sight, and has no paper.
beforeEach(() => {
  class Sight {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

test('[PAY-16] the newest stands first, with what moved and the balance after it', async () => {
  await openPage({ [reads]: statement() });
  expect(rows().filter((text) => /₽/.test(text))).toEqual([
    expect.stringMatching(/^Other.*\+7\.50 ₽.*457\.50 ₽$/),
    expect.stringMatching(/^Withdrawal W1.*[-−]100 ₽.*450 ₽$/),
    expect.stringMatching(/^Bet 17.*edited from 12.*[-−]50 ₽.*550 ₽$/),
    expect.stringMatching(/^Deposit D1.*\+500 ₽.*600 ₽$/),
  ]);
});

test('[PAY-16] the span adds up, and the sums of all time stand beside it', async () => {
  await openPage({ [reads]: statement() });
  expect(facts().map(([name, sum]) => [name, sum?.replaceAll(/[^\d.,₽ −-]/g, '').replace('-', '−')])).toEqual([
    ['Deposits', '900 ₽'],
    ['Withdrawals', '1,000 ₽'],
    ['Net deposits', '−100 ₽'],
    ['Opening balance', '100 ₽'],
    ['In', '507.50 ₽'],
    ['Out', '−150 ₽'],
    ['Closing balance', '457.50 ₽'],
  ]);
});

test.each([
  ['deposits', /^Deposit D1/],
  ['withdrawals', /^Withdrawal W1/],
])('[PAY-16] the kind %s of the address leaves only its rows', async (kind, words) => {
  await openPage({ [reads]: statement() }, `?kind=${kind}`);
  expect(rows().filter((text) => /₽/.test(text))).toEqual([expect.stringMatching(words)]);
});

test('[OFFICE-13] the address names span, account and kind; a choice goes there', async () => {
  const { asked, visited } = await openPage(
    { [reads]: statement({ accountId: 6, currency: 'EUR' }) },
    '?days=28&account=6',
  );
  expect(asked(path)).toEqual([{ account: '6', from: String(nowSec - 28 * 86_400) }]);
  await press(screen.getByRole('radio', { name: '1 day' }));
  type('Entry', 'play');
  expect(visited).toEqual([
    '/en/office/transactions?days=1&kind=all&account=6',
    '/en/office/transactions?days=28&kind=play&account=6',
  ]);
});

test('[OFFICE-13] the virtual account has its own tab, or the page says that there is none', async () => {
  await openPage({}, '?tab=virtual');
  expect(screen.getByRole('heading', { name: 'No bonus account' })).toBeVisible();
  const { asked } = await openPage({ [reads]: statement() }, '?tab=virtual', [...accounts, account(7, { type: 4 })]);
  expect(asked(path)).toMatchObject([{ account: '7' }]);
});

test('[OFFICE-13] sums of one account never stand under the name of another', async () => {
  await openPage({ [reads]: statement({ accountId: 99 }) });
  expect(facts()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
});

test('[PAY-16] an answer that was cut says so; an empty one leads to twelve months', async () => {
  await openPage({ [reads]: statement({ isCut: true }) });
  expect(screen.getByText(/^Not all entries are shown/)).toBeVisible();
  const { visited } = await openPage({ [reads]: statement({ rows: [] }) });
  await press('Show last 12 months');
  expect(visited).toEqual(['/en/office/transactions?days=365&kind=all']);
});

test('[PAY-17] the sheet has the rows of the filter with signs and balances, the journal the whole span', async () => {
  saved.mockClear();
  await openPage({ [reads]: statement() }, '?kind=deposits');
  await press('Save as CSV');
  const { name, text } = saved.mock.calls[0]![0] as { name: string; text: string };
  expect(name).toBe('statement-2026-11-22.csv');
  expect(text).toMatch(/Time.*Entry.*Number.*Amount.*Balance.*Currency/);
  expect(text).toMatch(/Deposit.*D1.*500.*600.*RUB/);
  expect(text).not.toContain('W1');
  await press('Save as hledger journal');
  expect(saved.mock.calls[1]![0]).toMatchObject({ name: 'statement-2026-11-22.journal', type: 'text/plain' });
  expect((saved.mock.calls[1]![0] as { text: string }).text).toContain('W1');
});

test('[PAY-16] a statement that does not load is asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'The statement could not be loaded. Try again.' })).toBeVisible();
  backend[reads] = statement();
  await press('Try again');
  expect(facts()).toHaveLength(7);
});
