import { allSettled, type EventCallable, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AmountsAnswer } from '@contracts/coupon';
import { calcBet } from '@contracts/coupon.testing';
import type { z } from '@contracts/zod';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { slipLoaded, stakeChanged, typeChosen } from '@/entities/coupon';
import { $slipStorage, bet, slipRecord, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { $left } from '@/entities/coupon-figures';
import { $player } from '@/entities/player';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';

import { $blockers, $largestStake, $max, $min } from './blockers';
import '../index';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const calculation = {
  coef: 2,
  coefByView: '2.00',
  minBetAmount: 10,
  maxBetAmount: 500,
  maxPayout: 100_000,
  systemValues: [],
  possibleWin: 0,
  availablePrepaidAmount: 0,
  byBetId: { 1: 400, 2: 120 },
  bets: [calcBet(1), calcBet(2)],
};
const amounts: z.infer<typeof AmountsAnswer>['data'] = {
  ...{ minBetAmount: 10, maxBetAmount: 500, maxPayout: 100_000, byBetId: { 1: 90, 2: null } },
};

/** A slip before a backend that answers with the limits above. A signed-in player has limits of their own. */
function setup(userId: number | null, ids: readonly number[], types: readonly number[], answerMs = 0) {
  const server = async (request: Request) => {
    if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
    const name = new URL(request.url).pathname.split('/').at(-1);
    if (name === 'recalculate') return Response.json({ data: calculation });
    return name === 'amounts' ? Response.json({ data: amounts }) : new Promise<Response>(() => undefined);
  };
  const scope = fork({
    values: [
      [$userId, userId],
      [$balance, userId === null ? null : balance],
      [$siteConfig, { ref_id: 7, couponTypesWithMinAmount: types, couponTypesWithMaxAmount: types, languages: [] }],
      [$slipStorage, storageOf()],
    ] as never,
    handlers: [
      [fetchFx, server],
      [watchSlipFx, () => undefined],
    ] as never,
  });
  const act = async <T>(unit: EventCallable<T>, params: T, ms = 1000) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { scope, act, load: () => act(slipLoaded, slipRecord(ids.map((id) => bet(id)))) };
}

test.each([
  ['a visitor', null, { 2: 120_00 }],
  ['a player', 3, { 1: 90_00 }],
])(
  '[CPN-46] of several singles of %s each is held to the maximum that the server names for it',
  async (_, userId, bets) => {
    const { scope, act, load } = setup(userId, [1, 2], [9]);
    await load();
    await act(typeChosen, 9);
    await act(stakeChanged, { of: 'slip', minor: 150_00 });
    expect(scope.getState($blockers)).toContainEqual({ reason: 'bets_above_max', bets, count: 1 });
  },
);

test('[CPN-47] each line of a type without a minimum costs the smallest coin', async () => {
  const { scope, act, load } = setup(null, [1, 2, 3], []);
  await load();
  await act(typeChosen, 7);
  await vi.dynamicImportSettled();
  expect(scope.getState($min)).toBe(7);
  await act(stakeChanged, { of: 'slip', minor: 6 });
  expect(scope.getState($blockers)).toContainEqual({ reason: 'thin_lines', sum: 7, count: 7 });
});

test('[CPN-54] limits of one type never stand for another: not before its own are there, and not by an answer that was on its way', async () => {
  const { scope, act, load } = setup(3, [1, 2], [1, 7], 500);
  const shown = () => [scope.getState($min), scope.getState($max), scope.getState($largestStake)];
  await load();
  const known = [10_00, 500_00, 500_00];
  expect(shown()).toEqual(known);
  await act(typeChosen, 7, 600);
  expect(shown()[1]).toBeNull();
  // The answer about type 7 comes 100 ms before the question about the express goes out.
  await act(typeChosen, 1, 250);
  expect(shown().slice(1)).toEqual([null, null]);
  await act(stakeChanged, { of: 'slip', minor: 20_00 }, 2000);
  expect(shown()).toEqual(known);
});

test('[BET-50] what open bets leave on an outcome comes with the limits, and is told by its outcome', async () => {
  const { scope, act, load } = setup(3, [1], [0]);
  await load();
  expect(scope.getState($left)).toBeNull();
  amounts.maxBetAmount = 70;
  amounts.left = { marketId: 1, of: 'outcome', amount: 70 };
  await act(stakeChanged, { of: 'slip', minor: 20_00 });
  expect(scope.getState($left)).toEqual({ marketId: 1, of: 'outcome', minor: 70_00 });
  expect(scope.getState($max)).toBe(70_00);
  amounts.left.amount = 0;
  await act(stakeChanged, { of: 'slip', minor: 30_00 });
  expect(scope.getState($left)?.minor).toBe(0);
});

test('[CPN-53] the slip of who excludes themselves while the page is open cannot go out', async () => {
  const { scope, act, load } = setup(3, [1], []);
  const reasons = () => scope.getState($blockers).map(({ reason }) => reason);
  await load();
  expect(reasons()).not.toContain('self_excluded');
  await act($player as never, { ban: { level: 0, version: 1 }, isSelfExcluded: true } as never);
  expect(reasons()).toContain('self_excluded');
});
