import { allSettled, type EventCallable, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CouponIn } from '@contracts/coupon';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import {
  betMoved,
  slipLoaded,
  stakeChanged,
  systemBankerSwitched,
  systemValueChosen,
  typeChosen,
} from '@/entities/coupon';
import { $slipStorage, bet, slipRecord, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { calculationReceived } from '@/entities/coupon-figures';
import { couponIn } from '@/entities/placement';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';

import { $blockers, $min } from './blockers';
import { $slip } from './outgoing';
import '../index';

const record = (blockIds: readonly number[]) =>
  slipRecord(blockIds.map((blockId, index) => bet(index + 1, { blockId })));

function setup(blockIds: readonly number[]) {
  const calls: { path: string; body: CouponIn }[] = [];
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push({ path: pathname, body: (await request.json().catch(() => null)) as CouponIn });
    return Response.json({}, { status: 503 });
  };
  const scope = fork({
    values: [
      [$userId, 3],
      [$balance, balance],
      [$siteConfig, { ref_id: 7, couponTypesWithMinAmount: [2], couponTypesWithMaxAmount: [] }],
      [$slipStorage, storageOf()],
    ],
    handlers: [
      [fetchFx, server],
      [watchSlipFx, () => undefined],
    ],
  });
  const act = <T>(unit: EventCallable<T>, params: T) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
  };
  act(slipLoaded, record(blockIds));
  const last = (name: string) => calls.findLast(({ path }) => path === `/coupon-api/v1/${name}`)?.body;
  const count = (name: string) => calls.filter(({ path }) => path === `/coupon-api/v1/${name}`).length;
  return { scope, act, last, count, sent: () => couponIn(scope.getState($slip)) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[CPN-04] [CPN-06] a system goes out with its size, its bankers, and whether they count', () => {
  const { act, sent } = setup([0, 2, 3, 4]);
  act(typeChosen, 2);
  expect(CouponIn.safeParse(sent()).success).toBe(true);
  expect(sent()).toMatchObject({ typeId: 2, systemValue: 2, isSystemBanker: true });
  expect(sent().bets.map(({ blockId }) => blockId)).toEqual([0, 1, 1, 1]);
  act(systemBankerSwitched, false);
  act(systemValueChosen, 3);
  expect(sent()).toMatchObject({ systemValue: 3, isSystemBanker: false });
});

test('[CPN-04] [CPN-33] a multi-bet goes out with blocks without gaps, and with nothing of another type', () => {
  const { act, sent } = setup([0, 5, 5, 9]);
  act(typeChosen, 4);
  expect(sent()).toMatchObject({ typeId: 4, systemValue: 1 });
  expect(sent().bets.map(({ blockId }) => blockId)).toEqual([0, 1, 1, 2]);
  expect(sent()).not.toHaveProperty('amountByBlockId');
  expect(sent()).not.toHaveProperty('isSystemBanker');
});

test('[CPN-04] [CPN-32] a conditional coupon goes out with the sum of each block; null is all that it has', () => {
  const { act, sent } = setup([2, 4, 6]);
  act(typeChosen, 5);
  act(stakeChanged, { of: { block: 4 }, minor: 50_50 });
  expect(CouponIn.safeParse(sent()).success).toBe(true);
  expect(sent()).toMatchObject({ typeId: 5, amount: 150, amountByBlockId: { 1: 150, 2: 50.5, 3: null } });
});

test('an express has none of these fields', () => {
  const { act, sent } = setup([1, 2]);
  act(typeChosen, 1);
  for (const field of ['systemValue', 'isSystemBanker', 'amountByBlockId']) expect(sent()).not.toHaveProperty(field);
  expect(sent().bets.map(({ blockId }) => blockId)).toEqual([1, 1]);
});

test('the server is asked again when a bet changes its block, a system its size, or a block its sum', async () => {
  const { act, last, count } = setup([1, 2, 3, 4]);
  act(typeChosen, 2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(last('recalculate')).toMatchObject({ typeId: 2, systemValue: 2 });
  expect(last('amounts')).toMatchObject({ typeId: 2, systemValue: 2 });
  const steps: (() => void)[] = [
    () => {
      act(systemValueChosen, 3);
    },
    () => {
      act(betMoved, { marketId: 1, to: 0 });
    },
    () => {
      act(systemBankerSwitched, false);
    },
    () => {
      act(typeChosen, 5);
    },
    () => {
      act(stakeChanged, { of: { block: 3 }, minor: 20_00 });
    },
  ];
  for (const step of steps) {
    const before = count('recalculate');
    step();
    await vi.advanceTimersByTimeAsync(1000);
    expect(count('recalculate')).toBe(before + 1);
  }
  expect(last('recalculate')).toMatchObject({ typeId: 5, amountByBlockId: { 3: 20 } });
});

test('[CPN-06] blocks that are too few keep the coupon from going out, and say so', () => {
  const { act, scope } = setup([1, 1, 1]);
  act(typeChosen, 4);
  expect(scope.getState($blockers).map(({ reason }) => reason)).toContain('few_blocks');
  act(betMoved, { marketId: 1, to: 'new' });
  expect(scope.getState($blockers).map(({ reason }) => reason)).not.toContain('few_blocks');
});

test('[CPN-18] a size of many lines needs a coin for each of them', () => {
  const { act, scope } = setup([1, 2, 3, 4]);
  act(typeChosen, 2);
  act(calculationReceived, {
    minBetAmount: 5,
    maxBetAmount: null,
    maxPayout: null,
    maxByBet: null,
    availablePrepaidAmount: 0,
    antiExpressCoef: null,
    systemValues: [
      { value: 2, offset: 0, minBetAmount: 6, combo: 6 },
      { value: 3, offset: 0, minBetAmount: 4, combo: 4 },
    ],
    bonusCoef: null,
    hyperBonusPercent: null,
    minHyperBonusBetLimit: null,
    maxHyperBonusLimit: null,
  });
  expect(scope.getState($min)).toBe(6);
  act(systemValueChosen, 3);
  expect(scope.getState($min)).toBe(5);
  act(typeChosen, 1);
  expect(scope.getState($min)).toBeNull();
});
