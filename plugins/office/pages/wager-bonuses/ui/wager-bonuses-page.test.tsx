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
const running = () => part('Sports bonus, 20 €');

test('[LIM-69] a running bonus says how far it is, until when, what counts, and what is the player’s own', async () => {
  await openWith([bonus()]);
  const meter = running().getByRole('meter', { name: 'Sports bonus, 20 €' });
  expect(meter).toHaveAttribute('aria-valuetext', 'wagered 37.50 € of 100 €, 62.50 € to go');
  expect([meter.getAttribute('max'), meter.getAttribute('value')]).toEqual(['100', '37.5']);
  for (const words of [
    'until Nov 29, 2026, 12:00',
    'If wagering is not met by Nov 29, 2026, 12:00, 20 € of bonus funds expires.',
    'Your cash balance of 15.50 € can be withdrawn at any time. A withdrawal ends the bonus.',
    /^Stakes on settled bets at odds of 1\.40 or more count/,
  ])
    expect(running().getByText(words)).toBeVisible();
});

test('[LIM-69] a bonus of the casino says what counts there', async () => {
  await openWith([bonus({ product: 'casino' })]);
  expect(part('Casino bonus, 20 €').getByText('Stakes on all casino rounds count.')).toBeVisible();
});

test('without a running bonus the page leads to what a deposit brings; the last ones stand below', async () => {
  await openWith([
    bonus({ status: 'done', done: 100 }),
    bonus({ id: 8, status: 'given_up' }),
    bonus({ id: 9, status: 'expired', product: 'casino' }),
  ]);
  expect(screen.getByRole('heading', { name: 'No active bonuses' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deposit bonuses' })).toHaveAttribute('href', '/en/office/bonuses/deposit');
  expect(rows(part('Ended'))).toEqual([
    'Sports bonus, 20 €wagered 100 € of 100 €completed',
    'Sports bonus, 20 €wagered 37.50 € of 100 €forfeited',
    'Casino bonus, 20 €wagered 37.50 € of 100 €expired',
  ]);
});

test('before a bonus is given up the player reads what goes and what stays; Keep sends nothing', async () => {
  const { sent } = await openWith([bonus()]);
  await press('Forfeit bonus');
  expect(screen.getByRole('heading', { name: 'Forfeit this bonus?' })).toHaveFocus();
  expect(facts()).toEqual([
    ['Bonus funds you lose', '-20 €'],
    ['Cash you keep', '15.50 €'],
    ['Staked so far, not refunded', '37.50 €'],
  ]);
  await press('Keep bonus');
  expect(screen.queryByText('Forfeit this bonus?')).toBeNull();
  expect(sent()).toEqual([]);
});

test('a bonus that is given up is over, by one press', async () => {
  const answer = Promise.withResolvers();
  const { sent, told } = await openWith([bonus()], () => answer.promise);
  await press('Forfeit bonus');
  await press('Forfeit 20 €');
  await press('Forfeit 20 €');
  answer.resolve({ data: [bonus({ status: 'given_up' })] });
  await settle();
  expect(sent()).toEqual([[gives, undefined]]);
  expect(told()).toEqual(['Bonus forfeited']);
  expect(screen.getByRole('heading', { name: 'No active bonuses' })).toBeVisible();
  expect(part('Ended').getByText('forfeited')).toBeVisible();
});

test.each([
  [refusal({ code: serverMessage, message: 'A bet of it is still open.' }), 'A bet of it is still open.'],
  [refusal({ statusCode: 0 }), 'Not saved. Check your connection and try again.'],
])('a bonus that stays says why: %s', async (answer, words) => {
  const { told } = await openWith([bonus()], answer);
  await press('Forfeit bonus');
  await press('Forfeit 20 €');
  expect([alerts(), told()]).toEqual([[words], []]);
  expect(running().getByRole('meter')).toBeVisible();
});
