// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { accountTypes } from '@contracts/account';
import { account } from '@contracts/account.testing';

import { alerts, field, part, press, refusal, rows, type } from '@/shared/testing';

import { both, calls, euro, openPage } from '../wallets.testing';

const accounts = () => rows(part('Your accounts'));

test('[ACC-04] each account says its kind, what it holds, and what is on its way', async () => {
  await openPage({
    [calls.held]: {
      data: [
        { currencyId: 1, scoreId: 5, reserved: 100, coming: 0 },
        { currencyId: 2, scoreId: 6, reserved: 0, coming: 7.5 },
        { currencyId: 9, scoreId: 99, reserved: 1, coming: 1 },
      ],
    },
  });
  expect(accounts()).toEqual([
    'RUBMain accountActive10,000 ₽100 ₽ pending withdrawal',
    'EURCurrency accountUse this account50 €7.50 € pending deposit',
  ]);
});

test('[ACC-04] without the sums on their way the balances stand, and the page asks again at a press', async () => {
  const backend: Record<string, unknown> = { [calls.held]: refusal() };
  await openPage(backend);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Pending payments could not be loaded\. Balances are correct\./,
  );
  expect(accounts()[1]).toContain('50 €');
});

test('[ACC-06] only an empty account that is not in use can be removed', async () => {
  await openPage({});
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('[ACC-06] an empty account is removed by one press', async () => {
  const { sent } = await openPage({ [calls.remove]: {} }, [account(5), { ...euro, money: 0 }]);
  await press('Remove EUR');
  expect(sent()).toEqual([[calls.remove, undefined]]);
});

test('[ACC-06] an account that was not removed stays, and can be removed again', async () => {
  const backend = { [calls.remove]: refusal(2, 'A bet of it is open.') };
  const { sent } = await openPage(backend, [account(5), { ...euro, money: 0 }]);
  await press('Remove EUR');
  expect(accounts()).toHaveLength(2);
  await press('Remove EUR');
  expect(sent()).toHaveLength(2);
});

const currency = (iso: string, kind = 'fiat') => ({
  ...{ iso, currencyId: 2, symbol: iso, name: `${iso} name`, kind, minorDigits: 2 },
});

test('[ACC-04] only currencies without an account are offered', async () => {
  await openPage({ [calls.currencies]: { data: [currency('EUR'), currency('USD'), currency('BTC', 'crypto')] } });
  expect([...field('Currency').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'USD, USD name',
    'BTC, BTC name (crypto)',
  ]);
});

test('[ACC-04] a bonus account is none that the player pays into: its currency is offered', async () => {
  const bonus = account(9, { iso: 'USD', type: accountTypes.bonus, isActive: false });
  await openPage({ [calls.currencies]: { data: [currency('USD')] } }, [account(5), bonus]);
  expect(field('Currency')).toHaveTextContent('USD, USD name');
});

test('[ACC-04] who has them all is offered none', async () => {
  await openPage({ [calls.currencies]: { data: [currency('EUR')] } });
  expect(screen.queryByRole('form', { name: 'Add currency' })).toBeNull();
});

test('[ACC-05] the button says which account it opens, and sends that once', async () => {
  const { sent } = await openPage({
    [calls.currencies]: { data: [currency('USD'), currency('GBP')] },
    [calls.add]: { data: { requested: true } },
  });
  type('Currency', 'GBP');
  await press('Open GBP account');
  await press('Open GBP account');
  expect(sent()).toEqual([[calls.add, expect.objectContaining({ iso: 'GBP' })]]);
});

test('[ERR-15] a currency that is not opened says why until another is chosen', async () => {
  await openPage({
    [calls.currencies]: { data: [currency('USD'), currency('GBP')] },
    [calls.add]: refusal(403, 'Not in your country.', 403),
  });
  await press('Open USD account');
  expect(alerts()).toEqual(['Not in your country.']);
  type('Currency', 'GBP');
  expect(alerts()).toEqual([]);
});

test('[ACC-03] one account alone has nowhere to move money', async () => {
  await openPage({}, [both[0]!]);
  expect(screen.getByText('Add another currency first')).toBeVisible();
});
