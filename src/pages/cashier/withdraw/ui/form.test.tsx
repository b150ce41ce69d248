// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { account } from '@contracts/account.testing';
import { errorCodes } from '@contracts/common';

import { $balance } from '@/entities/account';
import { balanceOf } from '@/entities/account/testing';
import { alerts, enter, field, isOff, part, plain, press, refusal, rows, type, ways } from '@/shared/testing';

import { calls, openPage, terms, withdrawal } from '../withdraw.testing';

const summary = () => screen.getByRole('region', { name: 'Withdraw' });
const sums = () => [...summary().querySelectorAll('p')].slice(0, 4).map(({ textContent }) => plain(textContent));

test('[PAY-02] [PAY-12] each way says what it takes of the sum, at most, and at what cost', async () => {
  await openPage({});
  type('Amount', '1500');
  expect(rows(part('To'))).toEqual([
    'Bank card500 ₽Up to 500 ₽, the amount deposited with itNo fee · in about a minute',
    'Bank transfer1 000 ₽The rest, to your account •• 3000Fee 1% · instant'.replace('1 000', '1,000'),
  ]);
  expect(sums()).toEqual(['Withdraw1,500 ₽', 'Fee10 ₽', 'You get1,490 ₽', 'Balance after8,500 ₽']);
});

test('[PAY-02] a way that takes nothing says why', async () => {
  const why = (id: 'card' | 'wallet' | 'instant', reason: 'bonus' | 'unused' | 'returned') => ({
    ...{ id, feePercent: 0, etaSec: 5, takes: 0, why: reason },
  });
  await openPage({
    [calls.terms]: terms({ ways: [why('card', 'unused'), why('wallet', 'returned'), why('instant', 'bonus')] }),
  });
  expect(rows(part('To'))).toEqual([
    expect.stringContaining('Everything deposited with it has been paid back'),
    expect.stringContaining('Last withdrawal was returned: this part goes to your bank'),
    expect.stringContaining('Bonus funds cannot be withdrawn'),
  ]);
});

test.each([
  ['', 'Enter an amount'],
  ['abc', 'Invalid amount'],
  ['0', 'Invalid amount'],
  ['99', 'Minimum 100 ₽, or the full balance'],
  ['10000.01', 'Your balance is 10,000 ₽'],
])('[PAY-11] the sum “%s” is not sent, and the page says why', async (text, words) => {
  const { sent } = await openPage({});
  type('Amount', text);
  expect(screen.getByText(words)).toBeVisible();
  await enter('Amount');
  expect(sent()).toEqual([]);
});

test('[PAY-11] a currency that is paid out in whole units says so', async () => {
  await openPage({ [calls.terms]: terms({ step: 50 }) });
  type('Amount', '120');
  expect(screen.getByText('Only multiples of 50 ₽ can be paid out in this currency')).toBeVisible();
});

test('[PAY-10] what no way takes needs a bank account first', async () => {
  const card = { id: 'card' as const, feePercent: 0, etaSec: 60, takes: 500 };
  const { sent } = await openPage({ [calls.terms]: terms({ bankAccount: null, ways: [card] }) });
  type('Amount', '600');
  expect(screen.getByText(/^These methods do not cover the full amount\. Add a bank account/)).toBeVisible();
  await enter('Amount');
  expect(sent()).toEqual([]);
});

test('[LIM-59] one press takes the whole balance', async () => {
  await openPage({});
  await press(/^All: 10,000/);
  expect(field('Amount')).toHaveValue('10000');
  expect(sums()[3]).toBe('Balance after0 ₽');
});

test('[PAY-04] [LIM-62] the button says the sum and sends it once; what became of it stands above', async () => {
  const { sent } = await openPage({ [calls.send]: { data: [withdrawal()] }, [calls.list]: { data: [withdrawal()] } });
  type('Amount', '1000');
  expect(isOff(/^Withdraw 1,000/)).toBe(false);
  await enter('Amount');
  await enter('Amount');
  expect(sent().map(([call, body]) => [call, body])).toEqual([
    [calls.send, expect.objectContaining({ accountId: 5, amount: 1000 })],
  ]);
  expect(screen.getByRole('heading', { name: 'Withdrawal 1001' })).toBeVisible();
  expect(field('Amount')).toHaveValue('');
});

test.each([
  [errorCodes.notEnoughMoney, /^Insufficient funds\. No money was taken\./],
  [errorCodes.amountOutside, /^The amount is too small/],
  [errorCodes.bankAccountNeeded, /^Choose where the rest goes first/],
  [errorCodes.accountFrozen, /^This account is closed for now/],
  [errorCodes.forbidden, /^Withdrawal not started\. No money was taken\./],
])('[PAY-04] a refusal with code %i says why, and the sum stays to be changed', async (code, words) => {
  await openPage({ [calls.send]: refusal(code) });
  type('Amount', '1000');
  await enter('Amount');
  expect(alerts()).toEqual([expect.stringMatching(words)]);
  expect(field('Amount')).toHaveValue('1000');
  type('Amount', '900');
  expect(alerts()).toEqual([]);
});

test('[PAY-04] while there is no answer the page says that it cannot happen twice', async () => {
  await openPage({ [calls.send]: new Promise(() => undefined) });
  type('Amount', '1000');
  await enter('Amount');
  expect(screen.getByText(/^No response yet\. We are checking under the same number/)).toBeVisible();
});

test('[VERIF-03] who is not verified reads it before the press, with the way', async () => {
  await openPage({ [calls.terms]: terms({ needsDocuments: true }) });
  expect(ways()).toContainEqual(['Verify identity', '/en/office/verification']);
});

test('[PAY-12] an empty account has nothing to withdraw', async () => {
  const none = [account(5, { money: 0 })];
  await openPage({}, [[$balance, balanceOf({ accounts: none, all_accounts: none })]]);
  expect(screen.getByRole('heading', { name: 'Nothing to withdraw' })).toBeVisible();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('[PAY-02] ways that do not load are asked for again', async () => {
  const backend: Record<string, unknown> = { [calls.terms]: refusal() };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'The cashier could not be loaded. Try again.' })).toBeVisible();
});
