import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CouponIn } from '@contracts/coupon';
import { calcBet } from '@contracts/coupon.testing';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $bets, type Bet, slipLoaded, stakeChanged } from '@/entities/coupon';
import {
  $couponState,
  $slipStorage,
  bet as betOf,
  slipRecord,
  storageOf,
  watchSlipFx,
} from '@/entities/coupon/testing';
import { $limits } from '@/entities/coupon-figures';
import { $figuresState } from '@/entities/coupon-figures/testing';
import { couponIn } from '@/entities/placement';
import { $quickBet } from '@/entities/quick-bet';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { $feedState } from '@/shared/feed';

import { $slip } from './outgoing';
import { $receipt } from './result';
import '../index';

const bet = betOf(11, {}, 1850);
const marks = { isBlocked: true, isDepend: true, isBannedExpress: true, isDisabledBanker: true };

const calculated = {
  coef: 1.85,
  coefByView: '1.85',
  minBetAmount: 20,
  maxBetAmount: null,
  maxPayout: 1_000_000,
  systemValues: [],
  possibleWin: 277.5,
  availablePrepaidAmount: 0,
};

function setup(userId: number | null, isLive = false) {
  const calls: { path: string; body: unknown }[] = [];
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push({ path: pathname, body: await request.json().catch(() => null) });
    if (pathname.endsWith('/amounts'))
      return Response.json({ data: { minBetAmount: 20, maxBetAmount: 84_000, maxPayout: 1_000_000 } });
    if (pathname.endsWith('/recalculate'))
      return Response.json({ data: { ...calculated, bets: [calcBet(11, { ...marks, coef: 1.95 })] } });
    return Response.json({}, { status: 503 });
  };
  const scope = fork({
    values: [
      [$userId, userId],
      [$balance, userId === null ? null : balance],
      [$siteConfig, { ref_id: 7, couponTypesWithMinAmount: [0], couponTypesWithMaxAmount: [0] }],
      [$slipStorage, storageOf()],
      [$feedState, isLive ? 'live' : 'stale'],
    ],
    handlers: [
      [fetchFx, server],
      [watchSlipFx, () => undefined],
    ],
  });
  return { calls, scope };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[CPN-01] every name of the coupon state is there, with its three given defaults', () => {
  const { scope } = setup(null);
  const state = {
    ...scope.getState($couponState),
    ...scope.getState($figuresState),
    isVisibleQuickCoupon: scope.getState($quickBet) !== null,
    ...couponIn(scope.getState($slip)),
    accountId: scope.getState($slip).accountId,
    successCoupon: scope.getState($receipt),
    singlesResultCoupons: scope.getState($receipt),
  };
  for (const name of 'tab typeId isActivePlaceBet isActiveAutoMax isActiveVipBet isActiveSystemBanker isCouponLoadedFromCode isVisibleQuickCoupon activePlaceBetIds bets accountId amount amountByBlockId amountByBetId minBetAmount maxBetAmount availablePrepaidAmount coef coefByView promoCode manualPromoCode promoCodes systemValue systemValues antiExpressCoef successCoupon singlesResultCoupons loadCouponInputValue expressId addedAtByBetId maxPayout initialAmount amountStep calcSystemsMin manuallyDeletedBonusBet hyperBonusPercent minHyperBonusBetLimit maxHyperBonusLimit'.split(
    ' ',
  ))
    expect(state).toHaveProperty(name);
  expect(state).toMatchObject({ isActiveSystemBanker: true, maxBetAmount: null, systemValue: 2 });
});

test('[CPN-04] what is sent fits the contract and holds the given names; refId is that of the configuration', () => {
  const { scope } = setup(3);
  void allSettled(slipLoaded, { scope, params: slipRecord([bet]) });
  const body = couponIn(scope.getState($slip));
  expect(CouponIn.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({
    accountId: 5,
    amount: 150,
    coef: 1.85,
    coefByView: '1.85',
    coefViewId: 0,
    refId: 7,
    typeId: 0,
    userId: 3,
    changeCoefAction: 2,
    isDropOnScoreChange: false,
  });
});

test('several singles send an own amount for each bet, and their sum', () => {
  const { scope } = setup(3);
  const second = { ...bet, market: { ...bet.market, id: 12 } };
  void allSettled(slipLoaded, {
    scope,
    params: { ...slipRecord([bet, second]), chosenTypeId: 9, stakeByBet: { 12: 50_50 } },
  });
  expect(couponIn(scope.getState($slip))).toMatchObject({ amount: 200.5, amountByBetId: { 11: 150, 12: 50.5 } });
});

test('[CPN-41] limits are asked for only for a signed-in player, once for a run of changes', async () => {
  for (const userId of [null, 3]) {
    const { calls, scope } = setup(userId);
    void allSettled(slipLoaded, { scope, params: slipRecord([bet]) });
    for (const stake of [160_00, 170_00, 180_00])
      void allSettled(stakeChanged, { scope, params: { of: 'slip', minor: stake } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.filter(({ path }) => path === '/coupon-api/v1/amounts')).toHaveLength(userId === null ? 0 : 1);
    const recalculated = calls.filter(({ path }) => path === '/coupon-api/v1/recalculate');
    expect(recalculated).toHaveLength(1);
    expect(recalculated[0]?.body).toMatchObject({ amount: 180 });
    if (userId !== null)
      expect(scope.getState($limits)).toMatchObject({ minBetAmount: 20_00, maxBetAmount: 84_000_00 });
  }
});

test.each([
  ['silent', false, { ...marks, milliOdds: 1950 }],
  ['live', true, { ...marks, isBlocked: false, isBannedExpress: false, milliOdds: 1850 }],
])(
  '[CPN-10] while the feed is %s: a calculation says what no feed does, and is not quicker than it',
  async (_, isLive, expected) => {
    const { scope } = setup(null, isLive);
    void allSettled(slipLoaded, { scope, params: slipRecord([bet]) });
    await vi.advanceTimersByTimeAsync(1000);
    const [{ market, ...own }] = scope.getState($bets) as [Bet];
    expect({ ...own, milliOdds: market.milliOdds }).toMatchObject(expected);
    const before = scope.getState($bets);
    void allSettled(stakeChanged, { scope, params: { of: 'slip', minor: 170_00 } });
    await vi.advanceTimersByTimeAsync(1000);
    // Nothing has changed, so no row is drawn again.
    if (isLive) expect(scope.getState($bets)).toBe(before);
  },
);

test('a price that moves is not a reason to ask the server again', async () => {
  const { calls, scope } = setup(3);
  void allSettled(slipLoaded, { scope, params: slipRecord([bet]) });
  await vi.advanceTimersByTimeAsync(1000);
  const before = calls.length;
  void allSettled(slipLoaded, { scope, params: slipRecord([{ ...bet, market: { ...bet.market, milliOdds: 1900 } }]) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(before);
});
