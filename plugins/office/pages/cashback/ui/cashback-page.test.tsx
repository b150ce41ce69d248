// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Cashback } from '@contracts/cashback';
import { serverMessage } from '@contracts/error-codes';

import { alerts, facts, isOff, open, part, press, refusal, settle } from '../../../shared/office.testing';
import { CashbackPage, PremiumCashbackPage, VipCashbackPage } from './cashback-page';

const from = Date.UTC(2026, 10, 16) / 1000;
const week = 7 * 86_400;
const cashback = (more: Partial<Cashback> = {}): Cashback => ({
  ...{ iso: 'EUR', mode: 'percent', level: 1, points: 1234, percent: 5, period: 'week', available: 4.5 },
  levels: [
    { from: 0, percent: 3 },
    { from: 1000, percent: 5 },
  ],
  periods: [
    { from, staked: 120, lost: 30.5 },
    { from: from - week, staked: 50, lost: -12 },
    { from: from - 2 * week, staked: 0, lost: 0 },
  ],
  ...{ nextAt: from + week, isHeldBack: false },
  ...more,
});
const root = '/office-api/v1/cashback';
const openWith = (more: Partial<Cashback>, answer?: unknown, [Page, kind] = [CashbackPage, 'common'] as const) =>
  open(Page, { [`GET ${root}/${kind}`]: { data: cashback(more) }, [`POST ${root}/${kind}/take`]: answer });

test('[OFFICE-03] cashback says what it costs, period by period, and at which level the player is', async () => {
  await openWith({});
  expect(part('Cashback, 5%').getByText(/5% back still means 95% lost/)).toBeVisible();
  expect(part('Cashback, 5%').getByText(/^This week ends on Nov 23, 2026, 00:00\./)).toBeVisible();
  expect(facts()).toEqual([
    ['from Nov 16, 2026, 00:00', 'staked 120 €, lost 30.50 €'],
    ['from Nov 9, 2026, 00:00', 'staked 50 €, won 12 €'],
    ['from Nov 2, 2026, 00:00', 'nothing staked'],
  ]);
  expect(part('Levels').getByText(/^You have 1,234 points/)).toBeVisible();
  expect(
    part('Levels')
      .getAllByRole('listitem')
      .map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent]),
  ).toEqual([
    ['from 0 points3%', null],
    ['from 1,000 pointsyour level5%', 'true'],
  ]);
});

test('[OFFICE-03] it follows the mode of the settings, where it can be changed', async () => {
  await openWith({ mode: 'points' });
  const card = part('Cashback, points');
  expect(card.getByText(/^100 points in a week are worth one dollar\./)).toBeVisible();
  expect(card.getByRole('link', { name: 'Cashback type' })).toHaveAttribute('href', '/en/office/settings');
});

test('what is available is taken once, and the page shows what is left', async () => {
  const answer = Promise.withResolvers();
  const { sent, told } = await openWith({}, () => answer.promise);
  expect(screen.getByText('4.50 € available')).toBeVisible();
  await press('Claim');
  await press('Claim');
  answer.resolve({ data: cashback({ available: 0 }) });
  await settle();
  expect(sent()).toEqual([[`POST ${root}/common/take`, undefined]]);
  expect(told()).toEqual(['4.50 € credited to your main account']);
  expect(screen.getByText('0 € available')).toBeVisible();
  expect(isOff('Claim')).toBe(true);
});

test.each([
  [refusal({ code: serverMessage, message: 'Another device took it.' }), 'Another device took it.'],
  [refusal({ statusCode: 0 }), 'Not saved. Check your connection and try again.'],
])('what is not taken says why, and can be tried again: %s', async (answer, words) => {
  const { told } = await openWith({}, answer);
  await press('Claim');
  expect([alerts(), told(), isOff('Claim')]).toEqual([[words], [], false]);
});

test('[LIM-69] who is held back reads why, and has nothing to press', async () => {
  await openWith({ isHeldBack: true });
  expect(screen.getByText(/^No bonuses are offered during a time-out or/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[ROUTE-108] premium cashback says that it begins later; then, that it comes once a month', async () => {
  const premium = [PremiumCashbackPage, 'premium'] as const;
  await openWith({ percent: 0, available: 0 }, undefined, premium as never);
  expect(screen.getByText(/^Available from the second level below\. It is/)).toBeVisible();
  await openWith({ percent: 2, period: 'month' }, undefined, premium as never);
  expect(screen.getByText(/^Paid monthly on top of VIP cashback.*98% lost/)).toBeVisible();
  expect(screen.getByText(/^This month ends on/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cashback type' })).toBeNull();
});

test('VIP cashback takes its own', async () => {
  const { sent } = await openWith({}, { data: cashback() }, [VipCashbackPage, 'vip'] as never);
  await press('Claim');
  expect(sent()).toEqual([[`POST ${root}/vip/take`, undefined]]);
});
