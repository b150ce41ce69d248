// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { account } from '@contracts/account.testing';
import { errorCodes } from '@contracts/common';

import { $balance } from '@/entities/account';
import { balanceOf } from '@/entities/account/testing';
import { alerts, enter, field, isOff, plain, press, refusal, type, ways } from '@/shared/testing';

import { calls, deposit, method, openPage, weekLimit } from '../deposit.testing';

const summary = () =>
  [...screen.getByRole('region', { name: 'Deposit' }).querySelectorAll('p')]
    .map(({ textContent }) => plain(textContent))
    .filter((line) => /^(?:Deposit|Fee|You pay|Balance after|Exchange rate|Bonus|Debt repayment)/.test(line));
const choices = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [plain(radio.closest('label')?.textContent), radio.disabled ? 'closed' : radio.checked]);

test('[PAY-02] each way says its bounds, its cost and when it arrives; a closed one says why', async () => {
  await openPage({
    [calls.methods]: {
      data: [
        method('transfer', { why: 'unverified', etaSec: 60 }),
        method('instant'),
        method('wallet', { feePercent: 1.5, etaSec: 60, pays: 'EUR' }),
        method('desk'),
        method('voucher', { why: 'currency' }),
      ],
    },
  });
  expect(choices('Pay with')).toEqual([
    ['Bank transferNo fee100 ₽ to 5,000 ₽After verification', 'closed'],
    ['Instant transferNo fee100 ₽ to 5,000 ₽instant', true],
    ['E-walletFee 1.5% · paid in EUR100 ₽ to 5,000 ₽in about a minute', false],
    ['Cash deskNo fee100 ₽ to 5,000 ₽once paid', false],
    ['VoucherNo fee100 ₽ to 5,000 ₽Not available for this account', 'closed'],
  ]);
});

test.each([
  ['', 'Enter an amount'],
  ['  ', 'Enter an amount'],
  ['abc', 'Invalid amount'],
  ['0', 'Invalid amount'],
  ['1000.001', 'Invalid amount'],
  ['99.99', 'Minimum 100 ₽ with this method'],
  ['5000.01', 'Maximum 5,000 ₽ with this method'],
])('[PAY-11] the sum “%s” is not sent, and the page says why', async (text, words) => {
  const { sent } = await openPage({});
  type('Amount', text);
  expect(screen.getByText((found) => plain(found) === words)).toBeVisible();
  expect(isOff(/^Deposit/)).toBe(true);
  await enter('Amount');
  expect(sent()).toEqual([]);
});

test.each(['100', '5000', '4999.99', '1,000', '١٠٠٠'])(
  '[PAY-11] the sum “%s” is within the bounds and can be sent',
  async (text) => {
    await openPage({});
    type('Amount', text);
    expect(isOff(/^Deposit/)).toBe(false);
  },
);

test('[PAY-44] what is owed stands before the form, and the deposit pays it before the balance grows', async () => {
  const owed = [
    { currency: 'RUB', amount: 300 },
    { currency: 'USD', amount: 7 },
  ];
  await openPage({ [calls.debt]: { data: { owed, currency: 'RUB', here: 900.5 } } });
  const notes = screen.getAllByText(/^You owe/).map(({ textContent }) => plain(textContent));
  expect(notes).toEqual([
    'You owe 300 ₽ for a reversed deposit. Your next deposit repays it first.',
    'You owe 7 $ for a reversed deposit. Your next deposit repays it first.',
  ]);
  expect(summary().slice(-2)).toEqual(['Debt repayment—', 'Balance after—']);
  type('Amount', '500');
  expect(summary().slice(-2)).toEqual(['Debt repayment500 ₽', 'Balance after10,000 ₽']);
  type('Amount', '1000');
  expect(summary().slice(-2)).toEqual(['Debt repayment900.50 ₽', 'Balance after10,099.50 ₽']);
});

test('[PAY-03] the fee comes on top and is said before the press; the button says the sum', async () => {
  await openPage({});
  expect(summary()).toEqual(['Deposit—', 'Fee—', 'You pay—', 'Balance after—']);
  type('Amount', '1000.50');
  expect(summary()).toEqual(['Deposit1,000.50 ₽', 'Fee0 ₽', 'You pay1,000.50 ₽', 'Balance after11,000.50 ₽']);
  await press(screen.getByRole('radio', { name: /^E-wallet/ }));
  // A hundredth of 1000.50 is 10.005: the payer pays the rest.
  expect(summary()).toEqual(['Deposit1,000.50 ₽', 'Fee10.01 ₽', 'You pay1,010.51 ₽', 'Balance after11,000.50 ₽']);
  expect(plain(screen.getByRole('button', { name: /^Deposit/ }).textContent)).toBe('Deposit 1,000.50 ₽');
});

test('[PAY-11] a sum to choose is written into the field, and none is above what the way takes', async () => {
  await openPage({});
  expect(choices('Preset amounts').map(([sum]) => sum)).toEqual(['1,000 ₽', '2,000 ₽', '5,000 ₽']);
  await press(screen.getByRole('radio', { name: /^2,000/ }));
  expect(field('Amount')).toHaveValue('2000');
});

test('[LIM-44] [LIM-48] the limit says what it leaves, then what would be left; above it nothing is sent', async () => {
  const { sent } = await openPage({ [calls.limits]: [weekLimit({ limitBalance: 2500 })] });
  const gauge = () => screen.getByRole('meter', { name: '7 days' });
  expect(plain(gauge().getAttribute('aria-valuetext'))).toBe('2,500 ₽ left of your limit for 7 days');
  expect(choices('Preset amounts').map(([sum]) => sum)).toEqual(['1,000 ₽', '2,000 ₽']);
  type('Amount', '2500');
  expect(screen.getByText((text) => plain(text) === '0 ₽ left after this')).toBeVisible();
  expect(isOff(/^Deposit/)).toBe(false);
  type('Amount', '2500.01');
  expect(screen.getByText((text) => plain(text) === 'Your deposit limit allows 2,500 ₽')).toBeVisible();
  await enter('Amount');
  expect(sent().filter(([call]) => call === calls.pay)).toEqual([]);
  expect(ways()).toContainEqual(['My limits', '/en/office/responsible']);
});

test('[LIM-44] of several limits the one that leaves least counts', async () => {
  await openPage({
    [calls.limits]: [
      weekLimit(),
      weekLimit({ limitType: 20, limitValue: 1000, limitBalance: 300, frame: { from: 1, until: 1_795_435_200 } }),
      weekLimit({ limitType: 10, limitValue: 50, limitBalance: 1 }),
      weekLimit({ limitType: 22, limitValue: null, limitBalance: null }),
    ],
  });
  expect(screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual(['24 hours']);
  expect(screen.getByText((text) => plain(text) === '300 ₽ left of your limit for 24 hours')).toBeVisible();
  expect(screen.getByText('Resets Nov 23, 15:00')).toBeVisible();
});

test('[LIM-44] a limit counts in the main currency: another account is not measured by it', async () => {
  const accounts = [account(5), account(6, { iso: 'USD', type: 9, money: 50 })];
  await openPage(
    { [calls.limits]: [weekLimit()], [calls.methods]: { data: [method('instant', { currency: 'USD', min: 1 })] } },
    { values: [[$balance, balanceOf({ accounts, all_accounts: accounts, activeAccountId: 6 })]] },
  );
  type('Amount', '4000');
  expect(isOff(/^Deposit/)).toBe(false);
  expect(screen.queryByText(/left after this/)).toBeNull();
});

test('[PAY-04] one press is one deposit; its card stands above, and the field is empty for the next', async () => {
  const { sent } = await openPage({ [calls.pay]: { data: deposit() }, [calls.one]: { data: deposit() } });
  type('Amount', '1000');
  await enter('Amount');
  await enter('Amount');
  expect(sent().filter(([call]) => call === calls.pay)).toEqual([
    [
      calls.pay,
      {
        ...{ accountId: 5, methodId: 'instant', amount: 1000, returnPath: '/en/office/recharge', isSaved: false },
      },
    ],
  ]);
  expect(screen.getByRole('region', { name: 'Deposit D-1001' })).toBeVisible();
  expect(field('Amount')).toHaveValue('');
});

test('[PAY-04] while there is no answer the page says that it cannot happen twice', async () => {
  await openPage({ [calls.pay]: new Promise(() => undefined) });
  type('Amount', '1000');
  await enter('Amount');
  expect(screen.getByText(/^No response yet\. We are checking under the same number/)).toBeVisible();
});

test.each([
  [errorCodes.depositLimit, 'Deposit limit reached. No money was taken.'],
  [errorCodes.depositTimeOut, 'Deposits are blocked during your time-out. No money was taken.'],
  [errorCodes.selfExcluded, 'Deposits are blocked during your time-out. No money was taken.'],
  [errorCodes.amountOutside, 'This amount is outside the method’s limits. No money was taken.'],
  [errorCodes.promoNotValid, /^This bonus is not available\. No money was taken/],
  [errorCodes.voucherUsed, /^Voucher rejected/],
  [errorCodes.verificationNeeded, 'Verification required. No money was taken.'],
  [errorCodes.forbidden, 'Deposit not started. No money was taken. Try again.'],
])('[PAY-04] a refusal with code %i says why, and the sum stays to be changed', async (code, words) => {
  await openPage({ [calls.pay]: refusal(code) });
  type('Amount', '1000');
  await enter('Amount');
  expect(alerts()).toEqual([words instanceof RegExp ? expect.stringMatching(words) : words]);
  expect(field('Amount')).toHaveValue('1000');
  type('Amount', '900');
  expect(alerts()).toEqual([]);
});

test('[LIM-44] a refusal by a limit of the player names it, what it leaves, and until when', async () => {
  const limit = { limitType: 21, left: 12.5, iso: 'RUB', frameEndsAt: 1_795_435_200 };
  const stopped = (more: object) =>
    Response.json(
      { code: errorCodes.depositLimit, message: '', requestId: 'r', data: { limit: { ...limit, ...more } } },
      { status: 409 },
    );
  const backend: Record<string, unknown> = { [calls.pay]: stopped({}) };
  await openPage(backend);
  type('Amount', '1000');
  await enter('Amount');
  expect(alerts()).toEqual(['Your 7 days limit leaves 12.50 ₽ until Nov 23, 15:00. No money was taken.']);
});

test('[PAY-19] a saved card pays by its number alone; one that is removed is no way any more', async () => {
  const saved = [{ id: 'c1', last4: '4242', expires: '07/29' }];
  const backend: Record<string, unknown> = {
    [calls.methods]: { data: [method('card', { saved })] },
    [calls.pay]: { data: deposit({ methodId: 'card' }) },
    [calls.one]: { data: deposit({ methodId: 'card' }) },
  };
  const { sent, notice } = await openPage(backend);
  await press(screen.getByRole('radio', { name: /4242/ }));
  expect(screen.queryByRole('checkbox', { name: /^Save this card/ })).toBeNull();
  type('Amount', '500');
  await enter('Amount');
  expect(sent().at(-1)?.[1]).toMatchObject({ methodId: 'card', savedId: 'c1' });
  expect(sent().at(-1)?.[1]).not.toHaveProperty('isSaved');
  backend[calls.forget] = refusal();
  await press('Remove card •• 4242');
  expect(notice()).toBe('The card was not removed. Try again.');
  expect(screen.getByRole('radio', { name: /4242/ })).toBeChecked();
  backend[calls.forget] = { data: null };
  await press('Remove card •• 4242');
  expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /^Bank card/ })).toBeChecked();
});

test('[PAY-19] a new card is saved when the player says so, and not before', async () => {
  const { sent } = await openPage({
    [calls.methods]: { data: [method('card')] },
    [calls.pay]: refusal(errorCodes.forbidden),
  });
  type('Amount', '500');
  await enter('Amount');
  await press(screen.getByRole('checkbox', { name: /^Save this card/ }));
  await enter('Amount');
  expect(
    sent().flatMap(([call, body]) => (call === calls.pay ? [(body as { isSaved: boolean }).isSaved] : [])),
  ).toEqual([false, true]);
});

test('[PAY-10] a cryptocurrency goes by the first network, or by the one that is chosen', async () => {
  const { sent } = await openPage({
    [calls.methods]: { data: [method('crypto', { networks: ['tron', 'ethereum'] })] },
    [calls.pay]: refusal(errorCodes.forbidden),
  });
  type('Amount', '500');
  await enter('Amount');
  type('Network', 'ethereum');
  await enter('Amount');
  expect(sent().flatMap(([call, body]) => (call === calls.pay ? [(body as { network: string }).network] : []))).toEqual(
    ['tron', 'ethereum'],
  );
});

test('[LIM-69] no bonus is chosen until the player does, and each says what it asks', async () => {
  const offer = { percent: 50, most: 300, iso: 'RUB', wager: 5, leastOdds: 1.5, days: 30, chosen: 0 };
  const { sent } = await openPage({
    [calls.offer]: { data: { offers: [offer], isHeldBack: false } },
    [calls.pay]: refusal(errorCodes.forbidden),
  });
  const bonuses = () => choices('Deposit bonus');
  expect(bonuses().map(([, isChosen]) => isChosen)).toEqual([true, false, false]);
  expect(bonuses()[1]?.[0]).toMatch(/^Sport, 50%Max bonus 300 ₽\. Wagering 5x in 30 days.*at odds of 1\.50 or more/);
  type('Amount', '1000');
  expect(summary()).toContain('BonusNo bonus');
  expect(bonuses()[2]?.[0]).toMatch(/^Casino, 50%\+300 ₽ bonus\. Wagering 1,500 ₽ \(5x\).*Every round counts/);
  await press(screen.getByRole('radio', { name: /^Casino/ }));
  expect(summary()).toContain('Bonus300 ₽');
  type('Amount', '333.33');
  expect(summary()).toContain('Bonus166.66 ₽');
  await enter('Amount');
  expect(sent().at(-1)?.[1]).toMatchObject({ bonus: 'casino', amount: 333.33 });
});
