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
  expect(screen.getByRole('heading', { name: 'The cashier does not answer.' })).toBeVisible();
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
  await press('Go on without');
  expect(screen.getByText(/^Sure\?.*Press once more/)).toBeVisible();
  expect(sent()).toEqual([]);
  type('7 days', '1');
  expect(screen.queryByText(/^Sure\?/)).toBeNull();
  await press('Go on without');
  await press('Go on without');
  expect(sent()).toEqual([[calls.noLimit, {}]]);
  expect(field('Amount')).toBeVisible();
});

test('[LIM-46] the limits that are typed are sent together, in units of the currency', async () => {
  const answer = { status: 'ok', limitsData: [], questions: [], tokenGuid: '' };
  const { sent } = await openPage({ ...unchosen, [calls.ownLimit]: answer });
  type('24 hours', '1,500.50');
  type('1 month', '20000');
  await press('Set and go on');
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
  await press('Set and go on');
  type('7 days', '500');
  answer.resolve(saved);
  await settle();
  expect(field('7 days').value).toBe('500');
  expect(screen.queryByLabelText('Amount')).toBeNull();
  await press('Set and go on');
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
  await press('Set and go on');
  expect(screen.getByText('Type an amount.')).toBeVisible();
  type('24 hours', '100');
  type('7 days', 'much');
  await waitFor(() => expect(field('7 days')).toHaveAccessibleDescription(/^Enter an amount in digits/));
  await enter('7 days');
  expect(sent()).toEqual([]);
});

test('[LIM-46] an answer that is not kept says so, and the question stands again', async () => {
  const { notice } = await openPage({ ...unchosen, [calls.noLimit]: refusal() });
  await press('Go on without');
  await press('Go on without');
  expect(notice()).toBe('This was not kept. Please try again.');
  expect(screen.queryByText(/^Sure\?/)).toBeNull();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test.each<[Partial<Deposit>, RegExp]>([
  [{ state: 'created' }, /^Begun It will go on in a moment/],
  [{}, /^Waits for your yes at the bank Say yes on the page of your bank until/],
  [{ methodId: 'card' }, /^Waits for your yes at the bank Type your card.*This site never sees its number/],
  [{ methodId: 'desk' }, /^Waits for you at the desk Bring the cash to a desk until Nov 22/],
  [{ methodId: 'crypto' }, /^Waits for your payment Send it until/],
  [{ state: 'processing' }, /^Confirmed, on its way Usually under a minute/],
  [{ state: 'processing', confirmations: { seen: 1, wanted: 3 } }, /^Confirmed, on its way 1 of 3 blocks hold it/],
  [{ state: 'succeeded' }, /^On your account The money is there/],
  [{ state: 'failed' }, /^Did not come Nothing was taken\. The same will happen/],
  [{ state: 'failed', reason: 'money' }, /^Did not come The bank refused: not enough money/],
  [{ state: 'failed', reason: 'chain' }, /^Did not come The network dropped this payment/],
  [{ state: 'expired' }, /^Not paid in time Nothing was taken/],
  [{ state: 'cancelled' }, /^Refused by you Nothing was taken/],
  [{ state: 'refunded' }, /^Paid back The money went back/],
  [{ state: 'charged_back' }, /^Taken back by the bank Your bank took the money back/],
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
  expect(said()).toMatch(/It came after its time was over, and is yours all the same\./);
});

test('[PAY-13] the card says the way, what comes, the cost and what is paid, and its steps with their times', async () => {
  await shown({ charged: { currency: 'EUR', amount: 10.5, rate: 96 }, asked: 1200, bonus: 'sport' });
  const lines = plain(part('Deposit D-1001').getByText('Paid with').parentElement?.parentElement?.textContent);
  expect(lines).toMatch(/Paid withInstant transferComes on the account1,000 ₽Fee10 ₽You pay10\.50 €/);
  expect(lines).toMatch(/1,200 ₽ were asked\. What came is credited\./);
  expect(rows(part('Deposit D-1001'))).toEqual(['BegunNov 22, 14:59', 'Waits for your yes at the bankNov 22, 14:59']);
  expect(ways()).toContainEqual(['Sport', '/en/office/bonuses/wager']);
});

test('[PAY-44] a deposit that paid a debt says how much of it', async () => {
  await shown({ state: 'succeeded', forDebt: 250 });
  const lines = plain(part('Deposit D-1001').getByText('Paid with').parentElement?.parentElement?.textContent);
  expect(lines).toMatch(/Comes on the account1,000 ₽For your debt250 ₽Fee/);
});

test('[PAY-13] more than was asked says where the rest went', async () => {
  await shown({ state: 'succeeded', surplus: { currency: 'EUR', amount: 1.25 } });
  expect(screen.getByText(/^More came than was asked: 1\.25.€ went back/)).toBeVisible();
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
  expect(ways().some(([name]) => name === 'Go to the bank now')).toBe(isLink);
});

test('[PAY-05] a number of the address that is nobody’s says so, and closing it lets it be', async () => {
  await openPage({ [calls.one]: refusal(404, '', 404) }, { search: '?payment=d1' });
  expect(screen.getByText('This deposit was not found.')).toBeVisible();
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
  expect(rows(part('Your last deposits'))).toEqual([
    'Deposit D-1001On your account1,000 ₽',
    'Deposit D-1000Did not come1,000 ₽',
  ]);
  await press('Deposit D-1001');
  expect(said()).toMatch(/^On your account/);
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
  expect(lines('Say this code at the desk')).toBe('Say this code at the desk123 456 789');
  desk.unmount();
  await shown({ methodId: 'crypto', action: { kind: 'crypto', url: '', network: 'tron', address: 'Tabc' } });
  expect(lines('Network')).toBe('NetworkTron (TRC-20)');
  expect(screen.getByText(/^Send RUB by Tron \(TRC-20\) alone/)).toBeVisible();
  expect(screen.getByText('Tabc')).toBeVisible();
});
