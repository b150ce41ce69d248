// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { game, market } from '@contracts/feed.testing';
import type { Order } from '@contracts/orders';

import { $coefViewId } from '@/entities/preferences';
import { $userId, sessionClosed } from '@/entities/session';
import { userEventReceived } from '@/shared/feed';
import { isOff, nowSec, open, press, refusal, rows, settle, ways } from '@/shared/testing';

import { OrdersPage } from './page';

const path = '/coupon-api/v1/orders';
const reads = `GET ${path}`;
const order = (id: string, more: Partial<Order> = {}): Order => ({
  ...{ id, kind: 'tell', side: 'above', odds: 2.1, until: 'end', endsAt: null, state: 'waiting', madeAt: nowSec },
  ...{ doneAt: null, got: null, stake: null, currency: null, couponId: null, code: null, said: null },
  ...{ outcome: 'Home', groupName: '1X2', opp1: 'Arsenal', opp2: 'Chelsea' },
  ...more,
});
const openPage = (backend: Record<string, unknown>, values: readonly (readonly [unknown, unknown])[] = []) =>
  open(<OrdersPage />, {
    ...{ texts: ['orders', 'office'], backend, address: '/office/orders' },
    values: [[$userId, 1], ...values],
  });

test.each<[string, Partial<Order>, RegExp]>([
  ['an alert', {}, /^WaitingHome · 1X2Arsenal – ChelseaAlert at 2\.10 or higher · until the end of the match/],
  ['an alert at lower odds', { side: 'below' }, /Alert at 2\.10 or lower · /],
  ['one until the start', { until: 'start' }, / · until the start of the match/],
  ['one until a moment', { until: 'time', endsAt: nowSec + 3600 }, / · until Nov 22, 16:00/],
  ['a bet', { kind: 'place', stake: 12.5, currency: 'RUB' }, /Bet of 12\.50 ₽ at 2\.10 or higher · until/],
  ['a bet in yen', { kind: 'place', stake: 700, currency: 'JPY' }, /Bet of 700 ¥ at 2\.10 or higher/],
])('[ORDER-05] %s that waits says for what, and until when', async (_, more, words) => {
  await openPage({ [reads]: { data: [order('1', more)] } });
  expect(rows()).toEqual([expect.stringMatching(words)]);
});

test.each([
  [1.955, / · now 1\.955/],
  [1, /^(?!.*now).*$/],
])('[ORDER-05] odds of %d on offer: %s; an outcome that is suspended has none', async (coef, words) => {
  const offered = { ...market(4, 3, coef), game: game(3) };
  await openPage({ [reads]: { data: [order('1', { market: offered })] } });
  expect(rows()[0]).toMatch(words);
});

test('[ORDER-05] odds stand in the form that the player has chosen', async () => {
  await openPage({ [reads]: { data: [order('1')] } }, [[$coefViewId, 1]]);
  expect(rows()[0]).toContain('Alert at 11/10 or higher');
});

test.each<[Order['state'], string]>([
  ['told', 'Reached'],
  ['placed', 'Placed'],
  ['refused', 'Not placed'],
  ['ended', 'Ended'],
  ['dropped', 'Cancelled'],
])('[ORDER-05] an order that is over (%s) says so with what was said, and waits for nothing', async (state, word) => {
  const said = 'The stake is above your limit.';
  await openPage({ [reads]: { data: [order('1', { state, said }), order('2')] } });
  const [over] = rows();
  expect(over).toMatch(new RegExp(`^${word}Home`));
  expect(over).toContain(said);
  expect(over).not.toContain('until');
  expect(screen.getByText('1 of 20 waiting')).toBeVisible();
});

test('[ORDER-05] a press takes the order of its name away, once for two presses, and the place is free again', async () => {
  const call = `DELETE ${path}/1`;
  const gone = Promise.withResolvers();
  const { sent } = await openPage({
    [reads]: { data: [order('1'), order('2', { outcome: 'Away' })] },
    [call]: gone.promise,
  });
  await press('Remove: Home');
  expect(isOff('Remove: Away')).toBe(true);
  await press('Remove: Home');
  expect(sent()).toEqual([[call, undefined]]);
  gone.resolve({ data: order('1', { state: 'removed' }) });
  await settle();
  expect(rows()).toEqual([expect.stringContaining('Away')]);
  expect(screen.getByText('1 of 20 waiting')).toBeVisible();
});

test('[ORDER-05] what could not be taken away stays, and the page says so', async () => {
  const { notice } = await openPage({ [reads]: { data: [order('1')] }, [`DELETE ${path}/1`]: refusal(1, '', 500) });
  await press('Remove: Home');
  expect(rows()).toHaveLength(1);
  expect(notice()).toBe('Not removed. Try again.');
  expect(isOff('Remove: Home')).toBe(false);
});

test('[ORDER-05] with no order the page says how one is made, and leads to where odds move', async () => {
  await openPage({ [reads]: { data: [] } });
  expect(screen.getByRole('heading', { name: 'No orders or alerts' })).toBeVisible();
  expect(screen.getByText('0 of 20 waiting')).toBeVisible();
  expect(ways()).toContainEqual(['Go to live matches', '/en/home/live']);
});

test('[ORDER-05] orders that do not load are asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal(1, '', 403) };
  await openPage(backend);
  expect(screen.getByRole('heading', { name: 'Orders could not be loaded.' })).toBeVisible();
  backend[reads] = { data: [order('1')] };
  await press('Try again');
  expect(rows()).toHaveLength(1);
});

test('[ORDER-05] nothing of a player is left after them', async () => {
  const { scope } = await openPage({ [reads]: { data: [order('1')] } });
  await settle(() => void allSettled(sessionClosed, { scope, params: { reason: 'player' } }));
  expect(screen.queryByText('Arsenal – Chelsea')).toBeNull();
});

test('[ORDER-06] what becomes of an order stands in the open list at once, and its place is free', async () => {
  const { scope } = await openPage({ [reads]: { data: [order('1')] } });
  expect(screen.getByText('1 of 20 waiting')).toBeVisible();
  const value = order('1', { state: 'told', got: 2.15, said: 'The odds are 2.15.' });
  const params = { op: 'put', kind: 'order', id: '1', value } as const;
  await settle(() => void allSettled(userEventReceived, { scope, params }));
  expect(rows()).toEqual([expect.stringMatching(/^ReachedHome.*The odds are 2\.15\./)]);
  expect(screen.getByText('0 of 20 waiting')).toBeVisible();
});
