// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { account } from '@contracts/account.testing';
import { errorCodes } from '@contracts/common';

import { alerts, enter, field, isOff, nowSec, plain, press, refusal, settle, type } from '@/shared/testing';

import { both, calls, euro, openPage } from '../wallets.testing';

const path = '/web-api/account/convert/rate';
const said = (name: string) => plain(screen.getByText(name).nextElementSibling?.textContent);
const rateCame = () => screen.findByText(/^1 (?:RUB|EUR) = /);
const moved = (more: object = {}) => ({
  data: {
    ...{ id: 1, number: '501', at: nowSec, fromId: 5, toId: 6, amount: 1000, iso: 'RUB', credited: 10, toIso: 'EUR' },
    ...{ rate: 0.01, ...more },
  },
});

test('[PAY-20] the rate and what comes of the sum stand there before the press', async () => {
  const { asked } = await openPage({});
  await rateCame();
  expect(asked(path)).toEqual([{ fromId: '5', toId: '6' }]);
  type('Amount', '1000');
  expect([said('Current rate'), said('You get')]).toEqual(['1 RUB = 0.01 EUR', '10 €']);
  expect(isOff(/^Transfer 1,000/)).toBe(false);
});

test.each([
  ['', 'Enter an amount'],
  ['x', 'Invalid amount'],
  ['10001', 'Your balance is 10,000 ₽'],
  ['0.01', 'Amount too small to convert'],
])('[PAY-20] the sum “%s” is not sent, and the page says why', async (text, words) => {
  const { sent } = await openPage({});
  await rateCame();
  type('Amount', text);
  expect(screen.getByText(words)).toBeVisible();
  await enter('Amount');
  expect(sent()).toEqual([]);
});

test('[PAY-20] a transfer is sent once with the rate that was told, and says what came', async () => {
  const answer = Promise.withResolvers();
  const { sent, asked } = await openPage({ [calls.convert]: () => answer.promise });
  await rateCame();
  const before = asked(path).length;
  type('Amount', '1000');
  await enter('Amount');
  await enter('Amount');
  expect(screen.getByText(/^No response yet/)).toBeVisible();
  answer.resolve(moved());
  await settle();
  expect(sent()).toEqual([[calls.convert, expect.objectContaining({ fromId: 5, toId: 6, amount: 1000, rate: 0.01 })]]);
  expect(plain(screen.getByText(/^Transfer 501/).textContent)).toBe('Transfer 501: 10 € received');
  expect(field('Amount')).toHaveValue('');
  // The next transfer may meet another rate.
  expect(asked(path).length).toBeGreaterThan(before);
});

test.each([
  [errorCodes.rateChanged, /^The rate has changed\. No money was moved/],
  [errorCodes.notEnoughMoney, /^Insufficient funds/],
  [errorCodes.amountOutside, /^This amount cannot be transferred/],
  [errorCodes.accountFrozen, /^Transfers are closed for this account/],
])('[PAY-20] a refusal with code %i says why; the sum stays, and the rate is asked anew', async (code, words) => {
  const { asked } = await openPage({ [calls.convert]: refusal(code, 'No.', 409) });
  await rateCame();
  const before = asked(path).length;
  type('Amount', '1000');
  await enter('Amount');
  expect(alerts()).toEqual([expect.stringMatching(words)]);
  expect(field('Amount')).toHaveValue('1000');
  expect(asked(path).length).toBeGreaterThan(before);
  type('Amount', '900');
  expect(alerts()).toEqual([]);
});

test('[PAY-20] without a rate nothing is sent, and a press asks for it again', async () => {
  const backend: Record<string, unknown> = { [calls.rate]: refusal() };
  const { sent } = await openPage(backend);
  type('Amount', '1000');
  expect(await screen.findByText('Rate not available')).toBeVisible();
  expect(said('You get')).toBe('—');
  await enter('Amount');
  expect(sent()).toEqual([]);
});

test('[PAY-20] the other way round has a rate of its own, and the old one does not stand there meanwhile', async () => {
  const rates = ({ query }: { query: { fromId?: string } }) =>
    query.fromId === '5' ? { data: { rate: 0.01 } } : new Promise(() => undefined);
  const { asked } = await openPage({ [calls.rate]: rates }, both, 2);
  type('From', '5');
  await rateCame();
  type('From', '6');
  await settle();
  expect(said('Current rate')).toBe('—');
  expect(asked(path).at(-1)).toEqual({ fromId: '6', toId: '5' });
  expect([...field('To').querySelectorAll('option')].map(({ value }) => value)).toEqual(['5']);
});

test('[ACC-03] where transfers are not open the page says so', async () => {
  await openPage({}, both, 0);
  expect(screen.getByText('Transfers are not available for your accounts. Contact support.')).toBeVisible();
});

test('[ACC-03] with the main account alone open, money leaves no other', async () => {
  await openPage({}, [account(5), euro, account(7, { iso: 'USD', type: 9 })]);
  expect([...field('From').querySelectorAll('option')].map(({ value }) => value)).toEqual(['5']);
  expect([...field('To').querySelectorAll('option')].map(({ value }) => value)).toEqual(['6', '7']);
});

test('[PAY-20] the history of transfers is one press away', async () => {
  await openPage({});
  expect(screen.getByRole('link', { name: /transfer/i })).toHaveAttribute('href', '/en/office/transferhistory');
  await press(screen.getByRole('link', { name: /transfer/i }));
});
