// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { DepositBonus } from '@contracts/bonuses';
import { serverMessage } from '@contracts/error-codes';

import { alerts, facts, open, press, refusal } from '../../../shared/office.testing';
import { DepositBonusesPage } from './deposit-bonuses-page';

const reads = 'GET /office-api/v1/bonuses/deposit';
const saves = 'PATCH /office-api/v1/settings';
const offer: DepositBonus = { percent: 50, most: 100, iso: 'EUR', wager: 5, leastOdds: 1.4, days: 30, chosen: 0 };
const deposit = { id: 'deposit', title: 'Deposit', path: '/office/recharge' };
const openWith = (data: { offers: DepositBonus[]; isHeldBack: boolean }, answer?: unknown, accountMenu = [deposit]) =>
  open(DepositBonusesPage, { [reads]: { data }, [saves]: answer }, { accountMenu });
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.labels?.[0]?.textContent;
const choose = (name: string) => press(screen.getByRole('radio', { name }));

test('[LIM-69] an offer says all that it asks, and stands at None', async () => {
  await openWith({ offers: [offer], isHeldBack: false });
  expect(screen.getByRole('region', { name: 'First deposit, 50%' })).toBeVisible();
  expect(facts()).toEqual([
    ['Maximum', '100 €'],
    ['Wagering', '5× bonus'],
    ['Min odds', '1.40'],
    ['Valid for', '30 days'],
  ]);
  expect(chosen()).toBe('None');
});

test('[LIM-69] the choice is kept', async () => {
  const { sent, told } = await openWith({ offers: [offer], isHeldBack: false }, null);
  await choose('Casino');
  expect(sent()).toEqual([[saves, { name: 'first_deposit_bonus_type', value: 2 }]]);
  expect([chosen(), told().length]).toEqual(['Casino', 1]);
});

test.each([
  [refusal({ statusCode: 0 }), 'Not saved. Check your connection and try again.'],
  [refusal({ code: serverMessage, message: 'You have deposited already.' }), 'You have deposited already.'],
])('[LIM-69] a choice that is not kept goes back and says why: %s', async (answer, words) => {
  await openWith({ offers: [offer], isHeldBack: false }, answer);
  await choose('Sport');
  expect([chosen(), alerts()]).toEqual(['None', [words]]);
});

test('[LIM-19] [LIM-53] who may not deposit now is not sent to pay in', async () => {
  await openWith({ offers: [offer], isHeldBack: false });
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/en/office/recharge');
  await openWith({ offers: [offer], isHeldBack: false }, null, []);
  expect(screen.getAllByRole('link', { name: 'Deposit' })).toHaveLength(1);
});

test.each([
  [true, 'No offers available', /^No bonuses are offered during a time-out or/, 'All limits', '/en/office/responsible'],
  [
    false,
    'No deposit bonus available',
    /The first deposit bonus is available once\./,
    'Check a promo code',
    '/en/office/promocode',
  ],
])(
  '[LIM-69] without an offer (held back: %s) the page says why and leads on',
  async (isHeldBack, title, why, way, to) => {
    await openWith({ offers: [], isHeldBack });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', to);
    expect(screen.queryByRole('radio')).toBeNull();
  },
);
