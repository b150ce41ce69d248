// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Deposit } from '@contracts/cashier';

import { alerts, enter, field, nowSec, part, plain, press, refusal, rows, settle, type, ways } from '@/shared/testing';

import { calls, deposit, method, openPage } from '../deposit.testing';

const unchosen = { [calls.choice]: { data: { isChosen: false } } };
const said = () => plain(part('Deposit D-1001').getByRole('status').textContent);
const shown = async (more: Partial<Deposit>, backend: Record<string, unknown> = {}) =>
  openPage({ [calls.one]: { data: deposit(more) }, ...backend }, { search: '?payment=d1' });

test('[PAY-02] ways that do not load are asked for again', async () => {
  const backend: Record<string, unknown> = { [calls.methods]: refusal(0, '', 500) };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'The cashier could not be loaded. Try again.' })).toBeVisible();
  expect(screen.queryByLabelText('Amount')).toBeNull();
  backend[calls.methods] = { data: [method('instant')] };
  await press('Try again');
  expect(field('Amount')).toBeVisible();
});

test('[LIM-46] before the first deposit there is no field for its sum, and no limit is suggested', async () => {
  await openPage(unchosen);
  expect(screen.queryByLabelText('Amount')).toBeNull();
  expect(['24 hours', '7 days', '1 month'].map((name) => field(name).value)).toEqual(['', '', '']);
});

test('[LIM-46] none is said twice; the first press asks, and a typed sum takes the question back', async () => {
  const { sent } = await openPage({ ...unchosen, [calls.noLimit]: { data: { isChosen: true } } });
  await press('Continue without a limit');
  expect(screen.getByText(/^Continue without a limit\?.*Press again/)).toBeVisible();
  expect(sent()).toEqual([]);
  type('7 days', '1');
  expect(screen.queryByText(/^Continue without a limit\?/)).toBeNull();
  await press('Continue without a limit');
  await press('Continue without a limit');
  expect(sent()).toEqual([[calls.noLimit, {}]]);
  expect(field('Amount')).toBeVisible();
});

test('[LIM-46] the limits that are typed are sent together, in units of the currency', async () => {
  const answer = { status: 'ok', limitsData: [], questions: [], tokenGuid: '' };
  const { sent } = await openPage({ ...unchosen, [calls.ownLimit]: answer });
  type('24 hours', '1,500.50');
  type('1 month', '20000');
  await press('Set limit and continue');
  expect(sent()).toEqual([
    [
      calls.ownLimit,
      {
        limits: [
          { limitType: 20, limitValue: 1500.5 },
          { limitType: 22, limitValue: 20_000 },
        ],
      },
    ],
  ]);
  expect(field('Amount')).toBeVisible();
});

test('[LIM-101] a sum typed while the first limit is being set keeps its form until it is set as well', async () => {
  const saved = { status: 'ok', limitsData: [], questions: [], tokenGuid: '' };
  const answer = Promise.withResolvers();
  const { sent } = await openPage({ ...unchosen, [calls.ownLimit]: () => answer.promise });
  type('24 hours', '100');
  await press('Set limit and continue');
  type('7 days', '500');
  answer.resolve(saved);
  await settle();
  expect(field('7 days').value).toBe('500');
  expect(screen.queryByLabelText('Amount')).toBeNull();
  await press('Set limit and continue');
  expect(sent().at(-1)?.[1]).toEqual({
    limits: [
      { limitType: 20, limitValue: 100 },
      { limitType: 21, limitValue: 500 },
    ],
  });
  expect(field('Amount')).toBeVisible();
});

test('[LIM-46] without a sum, or with a wrong one beside a right one, no limit is set', async () => {
  const { sent } = await openPage(unchosen);
  await press('Set limit and continue');
  expect(screen.getByText('Enter an amount')).toBeVisible();
  type('24 hours', '100');
  type('7 days', 'much');
  await waitFor(() => expect(field('7 days')).toHaveAccessibleDescription(/^Enter an amount in digits/));
  await enter('7 days');
  expect(sent()).toEqual([]);
});

test('[LIM-46] an answer that is not kept says so, and the question stands again', async () => {
  const { notice } = await openPage({ ...unchosen, [calls.noLimit]: refusal() });
  await press('Continue without a limit');
  await press('Continue without a limit');
  expect(notice()).toBe('Not saved. Try again.');
  expect(screen.queryByText(/^Continue without a limit\?/)).toBeNull();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test.each<[Partial<Deposit>, RegExp]>([
  [{ state: 'created' }, /^Started It will continue shortly/],
  [{}, /^Awaiting bank approval Approve it on your bank’s page by/],
  [{ methodId: 'card' }, /^Awaiting bank approval Enter your card.*We never see its number/],
  [{ methodId: 'desk' }, /^Awaiting payment at the cash desk Pay in cash at a cash desk by Nov 22/],
  [{ methodId: 'crypto' }, /^Awaiting payment Send it by/],
  [{ state: 'processing' }, /^Confirmed, processing Usually under a minute/],
  [{ state: 'processing', confirmations: { seen: 1, wanted: 3 } }, /^Confirmed, processing 1 of 3 confirmations/],
  [{ state: 'succeeded' }, /^Credited The money is in your balance/],
  [{ state: 'failed' }, /^Failed No money was taken\. Retrying right away/],
  [{ state: 'failed', reason: 'money' }, /^Failed Declined by your bank: insufficient funds/],
  [{ state: 'failed', reason: 'chain' }, /^Failed The network rejected this payment/],
  [{ state: 'expired' }, /^Expired No money was taken/],
  [{ state: 'cancelled' }, /^Cancelled No money was taken/],
  [{ state: 'refunded' }, /^Refunded The money was refunded/],
  [{ state: 'charged_back' }, /^Charged back Your bank reversed this payment/],
])('[PAY-13] %j says what it means, and what the player may do', async (more, words) => {
  await shown(more);
  expect(said()).toMatch(words);
});

test('[PAY-13] money that came after its time is said to be late, and is theirs', async () => {
  const steps = [
    { state: 'expired', at: nowSec - 9 },
    { state: 'succeeded', at: nowSec - 1 },
  ] as const;
  await shown({ state: 'succeeded', steps: [...steps] });
  expect(said()).toMatch(/It was credited anyway\./);
});

test('[PAY-13] the card says the way, what comes, the cost and what is paid, and its steps with their times', async () => {
  await shown({ charged: { currency: 'EUR', amount: 10.5, rate: 96 }, asked: 1200, bonus: 'sport' });
  const lines = plain(part('Deposit D-1001').getByText('Payment method').parentElement?.parentElement?.textContent);
  expect(lines).toMatch(/Payment methodInstant transferCredited1,000 ₽Fee10 ₽You pay10\.50 €/);
  expect(lines).toMatch(/You requested 1,200 ₽\. The amount received was credited\./);
  expect(rows(part('Deposit D-1001'))).toEqual(['StartedNov 22, 14:59', 'Awaiting bank approvalNov 22, 14:59']);
  expect(ways()).toContainEqual(['Sport', '/en/office/bonuses/wager']);
});

test('[PAY-44] a deposit that paid a debt says how much of it', async () => {
  await shown({ state: 'succeeded', forDebt: 250 });
  const lines = plain(part('Deposit D-1001').getByText('Payment method').parentElement?.parentElement?.textContent);
  expect(lines).toMatch(/Credited1,000 ₽Debt repayment250 ₽Fee/);
});

test('[PAY-13] more than was asked says where the rest went', async () => {
  await shown({ state: 'succeeded', surplus: { currency: 'EUR', amount: 1.25 } });
  expect(screen.getByText(/^You sent more than requested: 1\.25.€ was sent back/)).toBeVisible();
  expect(ways()).toContainEqual(['Receipt', expect.stringContaining('d1')]);
});

test.each([
  ['/recharge-api/v1/bank/d1', true],
  ['https://bank.example/recharge-api/v1/bank/d1', false],
  ['//bank.example/recharge-api/v1/bank/d1', false],
  ['javascript:alert(1)', false],
  ['/recharge-api/v1/bank/../../x', false],
])('[PAY-05] the page leads to the bank of this site alone: %s', async (url, isLink) => {
  await shown({ action: { kind: 'redirect', url } });
  expect(ways().some(([name]) => name === 'Go to your bank')).toBe(isLink);
});

test('[PAY-05] a number of the address that is nobody’s says so, and closing it lets it be', async () => {
  await openPage({ [calls.one]: refusal(404, '', 404) }, { search: '?payment=d1' });
  expect(screen.getByText('Deposit not found')).toBeVisible();
  expect(field('Amount')).toBeVisible();
});

test('[PAY-13] a closed card is gone though the address still names it', async () => {
  await shown({ state: 'succeeded' });
  await press('Close');
  expect(screen.queryByRole('region', { name: 'Deposit D-1001' })).toBeNull();
  expect(alerts()).toEqual([]);
});

test('[PAY-13] the last deposits stand below, and each opens where it is', async () => {
  await openPage({
    [calls.list]: { data: [deposit({ state: 'succeeded' }), deposit({ id: 'd2', number: 'D-1000', state: 'failed' })] },
    [calls.one]: { data: deposit({ state: 'succeeded' }) },
  });
  expect(rows(part('Recent deposits'))).toEqual(['Deposit D-1001Credited1,000 ₽', 'Deposit D-1000Failed1,000 ₽']);
  await press('Deposit D-1001');
  expect(said()).toMatch(/^Credited/);
});

test('[PAY-06] [PAY-10] what is done elsewhere is told: reference, code in threes, network and address', async () => {
  const { unmount } = await shown({
    methodId: 'transfer',
    action: { kind: 'transfer', url: '', iban: 'DE89370400440532013000', reference: 'OB-77' },
  });
  const lines = (text: string) => plain(screen.getByText(text).parentElement?.textContent);
  await screen.findByText('Reference');
  expect([lines('Transfer to'), lines('Reference')]).toEqual(['Transfer toDE89370400440532013000', 'ReferenceOB-77']);
  expect(screen.getByText('14:05 left')).toBeVisible();
  unmount();
  const desk = await shown({ methodId: 'desk', action: { kind: 'desk', url: '', code: '123456789' } });
  expect(lines('Show this code at the cash desk')).toBe('Show this code at the cash desk123 456 789');
  desk.unmount();
  await shown({ methodId: 'crypto', action: { kind: 'crypto', url: '', network: 'tron', address: 'Tabc' } });
  expect(lines('Network')).toBe('NetworkTron (TRC-20)');
  expect(screen.getByText(/^Send RUB on Tron \(TRC-20\) only/)).toBeVisible();
  expect(screen.getByText('Tabc')).toBeVisible();
});
