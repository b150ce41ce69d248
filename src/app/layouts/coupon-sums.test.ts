import { allSettled, type EventCallable, fork, type Scope, type Store } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { game, market } from '@contracts/feed.testing';
import type { FeedOp } from '@contracts/frames';

import {
  $heldBets,
  $stake,
  $totalStake,
  betRemoved,
  couponOpened,
  currencyChanged,
  outcomeToggled,
  pickFrom,
  stakeChanged,
  typeChosen,
} from '@/entities/coupon';
import { $slipStorage, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { $figures, $possibleWin, $slipPrice, $stakeStep, $typeChoices, stakeStepped } from '@/entities/coupon-figures';
import { feedChanged } from '@/shared/feed';

const pick = (id: number, milliOdds = 2000, gameId = id) => pickFrom(game(gameId), market(id, gameId, 2), milliOdds);

let scope: Scope;
const act = <T>(unit: EventCallable<T>, params?: T) => allSettled(unit as EventCallable<unknown>, { scope, params });
const ops = (...list: FeedOp[]) => act(feedChanged, [{ kind: 'ops', topic: 'coupon:11', ts: 0, ops: list }]);
const get = <T>(store: Store<T>): T => scope.getState(store);

beforeEach(async () => {
  scope = fork({ values: [[$slipStorage, storageOf()]], handlers: [[watchSlipFx, () => undefined]] });
  await act(couponOpened);
});

test.each([
  ['RUB', 150_00, 100_00],
  ['USD', 5_00, 2_50],
  ['EUR', 5_00, 2_50],
  ['UAH', 50_00, 50_00],
  ['KZT', 1000_00, 500_00],
  ['INR', 300_00, 100_00],
  ['BRL', 15_00, 10_00],
  ['ZZZ', 150_00, 100_00],
])('[CPN-17] %s starts at %i and steps by %i minor units', async (iso, first, step) => {
  await act(currencyChanged, iso);
  expect([get($stake), get($stakeStep)]).toEqual([first, step]);
});

test('a press of plus goes to the next multiple of the step', async () => {
  await act(stakeChanged, { of: 'slip', minor: 150_00 });
  await act(stakeStepped, { of: 'slip', direction: 'up' });
  expect(get($stake)).toBe(200_00);
});

test('[CPN-45] new odds move the total at once', async () => {
  await act(outcomeToggled, pick(11));
  await act(outcomeToggled, pick(12, 1500));
  await ops({ op: 'odds', values: [11, 2200, 99, 5000] });
  expect(get($slipPrice)).toBe(3300);
});

test('[CPN-30] the possible win is exact: single, express, several singles', async () => {
  await act(stakeChanged, { of: 'slip', minor: 150_00 });
  await act(outcomeToggled, pick(11, 1850));
  expect(get($possibleWin)).toBe(277_50);
  await act(outcomeToggled, pick(12, 1333));
  expect(get($slipPrice)).toBe(2466);
  expect(get($possibleWin)).toBe(369_90);
  await act(typeChosen, 9);
  await act(stakeChanged, { of: { bet: 12 }, minor: 100_00 });
  expect(get($totalStake)).toBe(250_00);
  expect(get($figures)).toMatchObject({ possibleWin: 410_80, winByBet: { 11: 277_50, 12: 133_30 } });
});

test('[CPN-30] odds and win of an express are those of the bets that can be placed, and come back with the others', async () => {
  await act(stakeChanged, { of: 'slip', minor: 150_00 });
  for (const [id, milli, gameId] of [
    [11, 1400, 1],
    [12, 3020, 2],
    [13, 3800, 1],
  ] as const)
    await act(outcomeToggled, pick(id, milli, gameId));
  const sums = () => [get($heldBets).length, get($slipPrice), get($possibleWin)];
  expect(sums()).toEqual([2, 4228, 634_20]);
  const suspend = (isBlocked: boolean) => ops({ op: 'patch', kind: 'market', id: 12, value: { isBlocked } });
  await suspend(true);
  expect(sums()).toEqual([1, 1400, 210_00]);
  await suspend(false);
  await act(betRemoved, 13);
  expect(sums()).toEqual([2, 4228, 634_20]);
  await act(typeChosen, 9);
  await suspend(true);
  expect(get($heldBets)).toHaveLength(2);
});

test('a type that does not fit says how many bets it needs', async () => {
  await act(outcomeToggled, pick(11));
  expect(get($typeChoices)).toContainEqual({ typeId: 1, refusal: { reason: 'too_few', count: 2 } });
});

test('an empty field has no win, never NaN', async () => {
  await act(outcomeToggled, pick(11));
  await act(stakeChanged, { of: 'slip', minor: null });
  expect([get($stake), get($possibleWin)]).toEqual([null, null]);
});
