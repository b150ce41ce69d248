// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { couponBet, gamePart, placedCoupon } from '@contracts/coupon.testing';

import { facts, nowSec, open, part, press, refusal, rows, settle } from '@/shared/testing';

import { moreRequested } from '../model/history';
import { HistoryPage } from './page';

const path = '/coupon-api/v1/coupons';
const [reads, sums] = [`GET ${path}`, `GET ${path}/summary`];
const page = (data: object[], total_count = data.length, number = 1) => ({
  ...{ data, total_count, page: number, pageSize: 20 },
});
const total = { iso: 'RUB', isBonus: false, count: 3, staked: 300, returned: 210, result: -90, open: 100 };
const summary = (totals: object[] = [], days: object[] = []) => ({ data: { count: 3, totals, days } });
const openWith = (backend: Record<string, unknown>, address = '/office/history') =>
  open(<HistoryPage />, {
    texts: ['history', 'coupon', 'office', 'sport'],
    backend: { [sums]: summary(), ...backend },
    address,
  });
const bet = (id: string, more: object = {}) => placedCoupon(id, { placedAt: nowSec, ...more });

test('[BET-13] a bet stands with its type, stake, odds, state and what came of it', async () => {
  const bets = [
    bet('17'),
    bet('16', { state: 'settled', statusId: 2, payout: 200, amount: 100 }),
    bet('15', { typeId: 1, coef: 3, bets: [couponBet(1), couponBet(2, { game: gamePart(2, { opp1: 'Leeds' }) })] }),
  ];
  await openWith({ [reads]: page(bets) });
  const shown = rows(within(screen.getByRole('list', { name: 'Bets found' })));
  expect(shown[0]).toMatch(/No\.17TypeSingle.*Arsenal – Chelsea.*Stake100 ₽Odds2\.00.*Result–/);
  expect(shown[1]).toMatch(/Result\+100 ₽/);
  expect(shown[2]).toMatch(/TypeAccumulator2 selections: .*Arsenal – Chelsea …/);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3 shown');
});

test('[BET-13] totals are those of the server, with their sign, and the day by day in words', async () => {
  const days = [
    { iso: 'RUB', isBonus: false, day: nowSec - 86_400, result: 110 },
    { iso: 'RUB', isBonus: false, day: nowSec, result: -200 },
  ];
  await openWith({ [reads]: page([]), [sums]: summary([total, { ...total, isBonus: true, result: 5 }], days) });
  expect(facts().slice(0, 5)).toEqual([
    ['Result', expect.stringMatching(/^.?[-−]90 ₽/)],
    ['Staked', '300 ₽'],
    ['Paid out', '210 ₽'],
    ['Open stakes', '100 ₽'],
    ['Bets', '3'],
  ]);
  const caption = part('Totals, RUB').getByText(/^From /).textContent;
  expect(caption.replaceAll('\u00a0', ' ')).toMatch(
    /Nov 21.*Nov 22.*: .?[-−]90 ₽.?; lowest .?[-−]90 ₽.?, highest .?110 ₽/,
  );
  // Money of a bonus is counted apart, and has no course of its own here.
  expect(part('Bonus totals, RUB').getAllByRole('definition')[0]).toHaveTextContent('+5 ₽');
});

test('[BET-13] a press on the number opens the coupon, and closes it', async () => {
  await openWith({ [reads]: page([bet('17', { editedFrom: '12' })]) });
  const number = screen.getByRole('button', { name: '17' });
  expect(number).toHaveAttribute('aria-expanded', 'false');
  await press(number);
  expect(number).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Edited from bet')).toHaveTextContent('12');
  await press(number);
  expect(screen.queryByText('Edited from bet')).toBeNull();
});

test('[BET-58] a coupon that was settled again says each time what it paid, and why', async () => {
  const reason = 'The result entered was wrong.';
  const settlements = [
    { at: nowSec, payout: 185 },
    { at: nowSec + 60, reason },
    { at: nowSec + 90, payout: 0 },
  ];
  const settled = { state: 'settled', statusId: 0, payout: 0 };
  await openWith({ [reads]: page([bet('17', { ...settled, settlements }), bet('16', settled)]) });
  await press(screen.getByRole('button', { name: '17' }));
  await press(screen.getByRole('button', { name: '16' }));
  const [list, ...others] = screen.getAllByRole('list', { name: 'Settled more than once' });
  expect(others).toEqual([]);
  expect(rows(within(list!))).toEqual([
    expect.stringMatching(/Paid 185\s₽$/),
    expect.stringMatching(/Open againThe result entered was wrong\.$/),
    expect.stringMatching(/Paid 0\s₽$/),
  ]);
});

test('[UI-21] the place of the list is held until sums and bets have come', async () => {
  const held = () => document.querySelectorAll('[aria-busy=true]').length;
  await openWith({ [sums]: new Promise(() => undefined) });
  expect([held(), screen.queryByRole('list', { name: 'Bets found' })]).toEqual([1, null]);
});

test('[PREF-10] the bet that the address asks for is open at once', async () => {
  const { asked } = await openWith({ [reads]: page([bet('17')]) }, '/office/history?bet=17');
  expect(asked(path)[0]).toMatchObject({ q: '17', page: '1' });
  expect(screen.getByRole('button', { name: '17' })).toHaveAttribute('aria-expanded', 'true');
});

test('[OFFICE-05] the next page comes under the first, once for two presses', async () => {
  const backend: Record<string, unknown> = { [reads]: page([bet('2')], 2), [sums]: summary() };
  const { asked, scope } = await open(<HistoryPage />, { texts: ['history', 'coupon', 'office', 'sport'], backend });
  const late = Promise.withResolvers();
  backend[reads] = late.promise;
  await settle(() => {
    void allSettled(moreRequested, { scope });
    void allSettled(moreRequested, { scope });
  });
  late.resolve(page([bet('1')], 2, 2));
  await settle();
  expect(asked(path).map(({ page: number }) => number)).toEqual(['1', '2']);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2 shown');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[BET-13] a history that does not load is asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal(), [sums]: summary() };
  await open(<HistoryPage />, { texts: ['history', 'coupon', 'office', 'sport'], backend });
  expect(screen.getByRole('heading', { name: 'Your history could not be loaded.' })).toBeVisible();
  backend[reads] = page([bet('17')]);
  await press('Try again');
  expect(screen.getByRole('button', { name: '17' })).toBeVisible();
});

test('[BET-13] from an empty list there is a way on: a longer time, then to where bets are placed', async () => {
  const { asked } = await openWith({ [reads]: page([]) });
  expect(screen.getByRole('heading', { name: 'No bets found' })).toBeVisible();
  await press('Show all 12 months');
  await vi.waitFor(() => expect(asked(path)).toHaveLength(2));
  await settle();
  expect(screen.getByRole('link', { name: 'Go to live matches' })).toHaveAttribute('href', '/en/home/live');
});

describe('filters', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const rest = async () => {
    await vi.advanceTimersByTimeAsync(300);
    await settle();
  };
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test.each([
    ['Status', 'open', { state: 'open' }],
    ['Type', '1', { typeId: '1' }],
    ['Bet number or team', 'leeds', { q: 'leeds' }],
  ])(
    '[OFFICE-05] %s goes to the server once the player rests, and is undone by one press',
    async (label, value, query) => {
      const { asked } = await openWith({ [reads]: page([]) });
      choose(label, value);
      expect(asked(path)).toHaveLength(1);
      await rest();
      expect(asked(path)[1]).toMatchObject(query);
      await press('Clear filters');
      for (const name of Object.keys(query)) expect(asked(path)[2]).not.toHaveProperty(name);
    },
  );

  test('[OFFICE-05] a span of dates has two days to fill in', async () => {
    const { asked } = await openWith({ [reads]: page([]) });
    expect(screen.queryByLabelText('From')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Dates' }));
    choose('From', '2026-11-01');
    choose('To', '2026-11-02');
    await rest();
    expect(asked(path)).toHaveLength(2);
    const { from, to } = asked(path)[1]!;
    expect(Number(to) - Number(from)).toBeGreaterThanOrEqual(86_400);
    expect(Number(to) - Number(from)).toBeLessThanOrEqual(2 * 86_400);
  });
});
