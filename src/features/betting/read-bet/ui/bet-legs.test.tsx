// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import type { Coupon } from '@contracts/coupon';
import { couponBet, gamePart } from '@contracts/coupon.testing';
import bets from '@contracts/dictionaries/en/bets.json';
import coupon from '@contracts/dictionaries/en/coupon.json';
import main from '@contracts/dictionaries/en/main.json';
import sport from '@contracts/dictionaries/en/sport.json';

import { placedBet } from '@/entities/bet/testing';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';

import { BetLegs, BetLines, BetSums } from '../index';

async function show(part: Partial<Coupon>) {
  const scope = fork({
    handlers: [
      [
        fetchFx,
        () => Promise.resolve(Response.json({ data: { version: '1', groups: { bets, coupon, main, sport } } })),
      ],
    ],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['bets', 'coupon', 'main', 'sport'] });
  const bet = placedBet('7', part);
  render(
    <Provider value={scope}>
      <BetLegs bet={bet} />
      <BetLines bet={bet} isOpen />
      <BetSums bet={bet} />
    </Provider>,
  );
  return document.body.textContent;
}
const leg = (id: number, coef: number, statusId: number, blockId = 1) =>
  couponBet(id, { coef, statusId, blockId, game: gamePart(id, { opp1: `Home ${String(id)}` }) });
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('[BET-26] a leg says match, market, outcome, price and result; a system its banker, and each line with what it brought', async () => {
  const text = await show({
    typeId: 2,
    systemValue: 2,
    isSystemBanker: true,
    amount: 30,
    coef: 3.3,
    possibleWin: 198,
    bets: [leg(1, 2, 1, 0), leg(2, 1.5, 1), leg(3, 3, 0), leg(4, 1.2, -2)],
  });
  expect(rows('Your selections')[0]).toBe('1Home 1Banker1X22.00WonHome 1 – Chelsea');
  expect(rows('Your selections')[2]).toContain('Lost');
  expect(await screen.findByText(/^3 lines · 10(\.00)?\s₽ per line/)).toBeTruthy();
  const lines = screen.getAllByRole('listitem').slice(4);
  expect(lines.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^1 × 2 × 3Lost · 0/),
    expect.stringMatching(/^1 × 2 × 4Open · up to 36/),
    expect.stringMatching(/^1 × 3 × 4Lost · 0/),
  ]);
  expect([text.includes('Odds'), text.includes('Potential returns')]).toEqual([false, true]);
});

test('[BET-26] blocks are told apart, the lobby and the stake of each with them', async () => {
  await show({ typeId: 4, systemValue: 1, bets: [leg(1, 2, 1, 0), leg(2, 1.5, 1, 1), leg(3, 3, 1, 2)] });
  expect(await screen.findByText(/^2 lines/)).toBeTruthy();
  expect(rows('Lobby, in every line')).toEqual([expect.not.stringContaining('Banker')]);
  expect(rows('Block 2')[0]).toContain('Home 3');
});

test('[BET-26] a conditional coupon says what each block stakes', async () => {
  const text = await show({ typeId: 5, blockAmounts: [100, null], bets: [leg(1, 2, 1, 1), leg(2, 1.5, -2, 2)] });
  expect(text).toMatch(/Block 1Stake: 100/);
  expect(text).toContain('Block 2Stake: whole amount');
  expect(text).not.toContain('Odds');
});

test('[BET-24] an express has one price, its bonus bet inside and named as a factor; a settled one promises nothing', async () => {
  const text = await show({
    typeId: 1,
    coef: 1.371,
    bonusBet: { coef: 1.03 },
    state: 'settled',
    statusId: 0,
    payout: 0,
    possibleWin: 137.1,
    bets: [leg(1, 1.1, 1), leg(2, 1.1, 0), leg(3, 1.1, -1)],
  });
  expect(text).toMatch(/Bonus bet×1\.03Odds1\.37/);
  expect(text).not.toContain('137.1');
  expect(text).not.toContain('Potential returns');
});

test('[BET-26] of two hundred lines fifty are drawn, the others by a press', async () => {
  await show({
    typeId: 2,
    systemValue: 5,
    amount: 300,
    bets: Array.from({ length: 10 }, (_, index) => leg(index + 1, 1.5, -2)),
  });
  expect(await screen.findByText(/^252 lines/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(10 + 50);
  expect(screen.getByRole('button', { name: 'Show more lines' })).toBeTruthy();
});

test('[CPN-22] a request that a trader turned down says why: the price or the match had moved, or they did not want it', async () => {
  for (const [refusal, words] of [
    [1001, coupon['coupon_error_1001']],
    [1024, coupon['coupon_error_1024']],
  ] as const)
    expect(await show({ state: 'refused', refusal, bets: [leg(1, 2, -2)] })).toContain(words);
});

test('[RACE-05] a bet on a race says its halves, its place, a shared place and what a withdrawal took', async () => {
  const race = {
    eachWay: { fraction: '1/5', places: 3 },
    deduction: '0.15',
    deadHeatFactor: '0.5',
    place: { statusId: 1 },
  } as const;
  const text = await show({
    amount: 200,
    coef: 9,
    isEachWay: true,
    state: 'settled',
    payout: 626,
    bets: [couponBet(1, { coef: 9, statusId: 1, race })],
  });
  expect(text).toContain('Each way: 1/5 odds for 3 places');
  expect(text).toContain('Placed');
  expect(text).toContain('Rule 4: winnings less 15%');
  expect(text).toContain('Dead heat: 50% of the win stake is paid');
  expect(text).toMatch(/2 × \D*100/);
});

test('[RACE-03] a bet on a runner that does not run says so', async () => {
  const text = await show({ bets: [couponBet(1, { statusId: 2, race: { place: { statusId: 2 } } })] });
  expect(text).toContain('Non-runner, stake returned');
  expect(text).not.toContain('Placed');
});
