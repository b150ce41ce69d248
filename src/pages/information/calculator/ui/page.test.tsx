// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { $language } from '@/shared/i18n';
import { facts, field, open, plain, press, settle, type } from '@/shared/testing';

import { CalculatorPage } from './page';

const openPage = (language = 'en') =>
  open(<CalculatorPage />, {
    texts: ['calculator', 'coupon', 'betting', 'preferences'],
    values: [[$language, language]],
  });
/** An express of two bets at 2.00. */
async function openTwo() {
  await openPage();
  await press('Remove selection 3');
}
const price = (number: number) => field(`Odds of selection ${String(number)}`);
const bet = (number: number) => screen.getByRole('listitem', { name: `Selection ${String(number)}` });
const ends = (number: number, ending: string) =>
  fireEvent.change(within(bet(number)).getByRole('combobox', { name: 'Status' }), { target: { value: ending } });
const bets = () => screen.queryAllByRole('listitem', { name: /^Selection \d+$/ }).length;
const fault = () => plain(screen.getByRole('status').textContent).trim();
const chooseType = (name: string) => {
  const select = field('Bet type');
  const option = [...select.querySelectorAll('option')].find(({ textContent }) => textContent === name);
  type(select, option?.value ?? '');
};

test('[ROUTE-82] an express of two bets is worked out as it is typed', async () => {
  await openTwo();
  type(price(1), '1.85');
  type(price(2), '2,10');
  expect(facts()).toEqual([
    ['Total odds', '3.885'],
    ['Total stake', '100'],
    ['Maximum returns', '388.50'],
  ]);
});

test('[ROUTE-82] once every bet has an end the page says what it pays and what is left, a loss with its sign', async () => {
  await openTwo();
  ends(1, 'won');
  expect(facts().map(([name]) => name)).not.toContain('Payout');
  ends(2, 'returned');
  expect(facts().slice(-2)).toEqual([
    ['Payout', '200'],
    ['Net result', '100'],
  ]);
  ends(2, 'lost');
  expect(facts().slice(-2)).toEqual([
    ['Payout', '0'],
    ['Net result', '−100'],
  ]);
});

test.each(['1', '0', 'two', '', '2.0001'])(
  '[ROUTE-82] “%s” is no price: its field says so, and nothing is worked out',
  async (text) => {
    await openPage();
    type(price(1), text);
    expect(price(1)).toHaveAccessibleDescription('Odds must be above 1 with up to three decimals');
    expect(fault()).toBe('Odds must be above 1 with up to three decimals');
    expect(screen.queryByText('Each line')).toBeNull();
  },
);

test.each(['', '0', '-5', 'x', '1.005'])('[ROUTE-82] “%s” is no stake: the page asks for one', async (text) => {
  await openPage();
  type('Stake', text);
  expect(fault()).toBe('Enter a stake above 0.');
});

test('[ROUTE-82] a price says what it is in every other format, and the chance that it stands for', async () => {
  await openPage();
  type(price(1), '2.50');
  expect(plain(within(bet(1)).getByText('Fractional').textContent)).toBe('Fractional 3/2');
  expect(plain(within(bet(1)).getByText('American').textContent)).toBe('American +150');
  expect(plain(within(bet(1)).getByText('Implied probability').textContent)).toBe('Implied probability 40.0%');
});

test('[ROUTE-82] a type takes the bets that it needs; a bet goes only while enough are left', async () => {
  await openTwo();
  expect(bets()).toBe(2);
  expect(screen.queryByRole('button', { name: /^Remove selection/ })).toBeNull();
  await press('Add selection');
  expect(bets()).toBe(3);
  type(price(3), '9');
  await press('Remove selection 1');
  expect([bets(), price(2).value]).toEqual([2, '9']);
  chooseType('Single');
  await settle();
  expect(bets()).toBe(1);
  expect(screen.getByRole('button', { name: 'Add selection' })).toBeDisabled();
  chooseType('System');
  await settle();
  expect(bets()).toBe(3);
});

test('[ROUTE-82] no coupon has more than twenty bets', async () => {
  await openPage();
  for (let left = 18; left > 0; left -= 1) fireEvent.click(screen.getByRole('button', { name: 'Add selection' }));
  expect(bets()).toBe(20);
  expect(screen.getByRole('button', { name: 'Add selection' })).toBeDisabled();
});

test('[ROUTE-82] a system says its lines one by one; the size is chosen among those that it has', async () => {
  await openPage();
  chooseType('System');
  await settle();
  await press('Add selection');
  expect([...field('Selections or blocks per line').querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '2',
    '3',
  ]);
  type('Selections or blocks per line', '3');
  expect(facts()).toContainEqual(['Lines', '4']);
  ends(1, 'won');
  const lines = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => plain(textContent));
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^1 · 2 · 3.*–$/);
});

test('[ROUTE-82] blocks that are not numbered one after another are named', async () => {
  await openPage();
  chooseType('Multi-bet');
  await settle();
  for (const number of [1, 2])
    fireEvent.change(within(bet(number)).getByRole('combobox', { name: 'Block' }), { target: { value: '3' } });
  expect(fault()).toMatch(/^(?:Number at least two blocks from 1|This type needs a different number)/);
});

test('[ROUTE-82] [UI-90] [LANG-16] in German sums, prices and chances have a comma', async () => {
  await openPage('de');
  type(price(1), '1,85');
  expect(bet(1)).toHaveTextContent(/0,85.*-1,176.*54,1\s%/);
  type('Stake', '1000,5');
  expect(facts()).toContainEqual(['Total stake', '1.000,50']);
});

test('[ROUTE-82] the total is shown in the format of prices that is chosen', async () => {
  await openTwo();
  type('Odds format', '2');
  expect(facts()[0]).toEqual(['Total odds', '+300']);
});
