// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { WagerBonus } from '@contracts/bonuses';
import { serverMessage } from '@contracts/error-codes';

import { alerts, facts, open, part, press, refusal, rows, settle } from '../../../shared/office.testing';
import { WagerBonusesPage } from './wager-bonuses-page';

const reads = 'GET /office-api/v1/bonuses/wager';
const gives = 'DELETE /office-api/v1/bonuses/wager/7';
const endsAt = Date.UTC(2026, 10, 29, 12) / 1000;
const bonus = (more: Partial<WagerBonus> = {}): WagerBonus => ({
  ...{ id: 7, product: 'sport', iso: 'EUR', amount: 20, wager: 5, required: 100, done: 37.5, leastOdds: 1.4 },
  ...{ held: 20, own: 15.5, startedAt: endsAt - 86_400, endsAt, status: 'active' },
  ...more,
});
const openWith = (bonuses: WagerBonus[], answer?: unknown) =>
  open(WagerBonusesPage, { [reads]: { data: bonuses }, [gives]: answer });
const running = () => part('Sport bonus, 20 €');

test('[LIM-69] a running bonus says how far it is, until when, what counts, and what is the player’s own', async () => {
  await openWith([bonus()]);
  const meter = running().getByRole('meter', { name: 'Sport bonus, 20 €' });
  expect(meter).toHaveAttribute('aria-valuetext', 'staked 37.50 € of 100 €, 62.50 € to go');
  expect([meter.getAttribute('max'), meter.getAttribute('value')]).toEqual(['100', '37.5']);
  for (const words of [
    'until Nov 29, 2026, 12:00',
    'If it is not reached by Nov 29, 2026, 12:00, the 20 € of bonus money disappears.',
    'Your own 15.50 € can be withdrawn at any time. A withdrawal ends the bonus.',
    /^Every decided bet at 1\.40 or more counts with its stake/,
  ])
    expect(running().getByText(words)).toBeVisible();
});

test('[LIM-69] a bonus of the casino says what counts there', async () => {
  await openWith([bonus({ product: 'casino' })]);
  expect(part('Casino bonus, 20 €').getByText('Every round of the casino counts with its stake.')).toBeVisible();
});

test('without a running bonus the page leads to what a deposit brings; the last ones stand below', async () => {
  await openWith([
    bonus({ status: 'done', done: 100 }),
    bonus({ id: 8, status: 'given_up' }),
    bonus({ id: 9, status: 'expired', product: 'casino' }),
  ]);
  expect(screen.getByRole('heading', { name: 'No bonus is running' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'What a deposit brings' })).toHaveAttribute(
    'href',
    '/en/office/bonuses/deposit',
  );
  expect(rows(part('Over'))).toEqual([
    'Sport bonus, 20 €staked 100 € of 100 €wagered, yours',
    'Sport bonus, 20 €staked 37.50 € of 100 €given up',
    'Casino bonus, 20 €staked 37.50 € of 100 €time is over',
  ]);
});

test('before a bonus is given up the player reads what goes and what stays; Keep sends nothing', async () => {
  const { sent } = await openWith([bonus()]);
  await press('Give it up');
  expect(screen.getByRole('heading', { name: 'Give this bonus up?' })).toHaveFocus();
  expect(facts()).toEqual([
    ['Bonus money, goes', '-20 €'],
    ['Your own money, stays', '15.50 €'],
    ['Staked so far, not returned', '37.50 €'],
  ]);
  await press('Keep it');
  expect(screen.queryByText('Give this bonus up?')).toBeNull();
  expect(sent()).toEqual([]);
});

test('a bonus that is given up is over, by one press', async () => {
  const answer = Promise.withResolvers();
  const { sent, told } = await openWith([bonus()], () => answer.promise);
  await press('Give it up');
  await press('Give up 20 €');
  await press('Give up 20 €');
  answer.resolve({ data: [bonus({ status: 'given_up' })] });
  await settle();
  expect(sent()).toEqual([[gives, undefined]]);
  expect(told()).toEqual(['The bonus is given up']);
  expect(screen.getByRole('heading', { name: 'No bonus is running' })).toBeVisible();
  expect(part('Over').getByText('given up')).toBeVisible();
});

test.each([
  [refusal({ code: serverMessage, message: 'A bet of it is still open.' }), 'A bet of it is still open.'],
  [refusal({ statusCode: 0 }), 'Not saved. Check the connection and try again.'],
])('a bonus that stays says why: %s', async (answer, words) => {
  const { told } = await openWith([bonus()], answer);
  await press('Give it up');
  await press('Give up 20 €');
  expect([alerts(), told()]).toEqual([[words], []]);
  expect(running().getByRole('meter')).toBeVisible();
});
