// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { enter, field, nowSec, part, press, refusal, type } from '@/shared/testing';

import { calls, openPage, terms } from '../withdraw.testing';

const iban = /^Account number/;
const germanOne = 'DE89 3704 0044 0532 0130 00';
const nobody = { [calls.terms]: terms({ bankAccount: null }) };

test('[PAY-10] a known account shows its country and last four signs, and can be changed', async () => {
  await openPage({});
  expect(part('Your bank account').getByText('DE •• 3000')).toBeVisible();
  expect(screen.queryByText(/^First withdrawal possible/)).toBeNull();
  await press('Change');
  expect(field(iban)).toHaveValue('');
});

test('[SEC-07] a new account says from when it takes its first payout', async () => {
  const bankAccount = { country: 'DE', last4: '3000', paidFrom: nowSec + 86_400 };
  await openPage({ [calls.terms]: terms({ bankAccount }) });
  expect(screen.getByText(/^First withdrawal possible from Nov 23/)).toBeVisible();
});

test('[PAY-10] an account is kept as it was typed, and its number stands nowhere after that', async () => {
  const { sent } = await openPage({
    ...nobody,
    [calls.bank]: { data: { country: 'DE', last4: '3000', paidFrom: nowSec } },
  });
  type(iban, germanOne);
  await enter(iban);
  expect(sent()).toEqual([[calls.bank, { iban: germanOne, bic: '' }]]);
  expect(document.body).not.toHaveTextContent('0532');
});

test.each([
  ['ZZ89 3704 0044 0532 0130 00', /^Unknown country code/],
  ['DE89 3704 0044 0532 0130', /^Wrong length for this country/],
  ['DE88 3704 0044 0532 0130 00', /^One character is wrong or two are swapped/],
])('[PAY-10] %s is wrong: it says how, as the player goes on, and is not sent', async (text, words) => {
  const { sent } = await openPage(nobody);
  type(iban, text);
  fireEvent.blur(field(iban));
  expect(field(iban)).toHaveAccessibleDescription(words);
  await enter(iban);
  expect(sent()).toEqual([]);
  type(iban, germanOne);
  expect(field(iban)).not.toBeInvalid();
});

test('[PAY-10] an empty field that is left is not called wrong yet', async () => {
  await openPage(nobody);
  fireEvent.blur(field(iban));
  expect(field(iban)).not.toBeInvalid();
});

test('[PAY-10] a bank outside of the euro area needs its code too', async () => {
  const { sent } = await openPage(nobody);
  type(iban, 'KZ86 125K ZT50 0410 0100');
  const bic = /^Bank code/;
  type(bic, 'NBOK');
  await enter(bic);
  expect(field(bic)).toHaveAccessibleDescription(/^A BIC has 8 or 11 characters/);
  type(bic, 'DEUTDEFF');
  await enter(bic);
  expect(field(bic)).toHaveAccessibleDescription('The bank and the account are in different countries');
  expect(sent()).toEqual([]);
});

test('[PAY-10] what the server did not keep says so', async () => {
  await openPage({ ...nobody, [calls.bank]: refusal() });
  type(iban, germanOne);
  await enter(iban);
  expect(field(iban)).toHaveAccessibleDescription('Not saved. Try again.');
});

const address = /^Address/;
const crypto = { [calls.terms]: terms({ networks: ['bitcoin', 'tron'], ways: [] }) };
const bitcoinOne = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

test('[PAY-10] a cryptocurrency goes to an address of a network that the player chooses', async () => {
  const { sent } = await openPage({
    ...crypto,
    [calls.address]: { data: { network: 'bitcoin', last4: 'f3t4', paidFrom: nowSec } },
  });
  await screen.findByRole('region', { name: 'Your wallet address' });
  type(address, ` ${bitcoinOne} `);
  await enter(address);
  expect(sent()).toEqual([[calls.address, { currency: 'RUB', network: 'bitcoin', address: bitcoinOne }]]);
  expect(document.body).not.toHaveTextContent('w508d6');
});

test.each([
  ['hello', /^Not an address of a supported network/],
  [bitcoinOne.replace('w5', 'w6'), /^Invalid address\. Copy it again/],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', /^This address belongs to another network\. Money sent there is lost/],
])('[PAY-10] the address %s is not sent', async (text, words) => {
  const { sent } = await openPage(crypto);
  await screen.findByRole('region', { name: 'Your wallet address' });
  type(address, text);
  await enter(address);
  expect(field(address)).toHaveAccessibleDescription(words);
  expect(sent()).toEqual([]);
});
