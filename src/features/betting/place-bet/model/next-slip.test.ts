import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { calcBet } from '@contracts/coupon.testing';

import {
  $bets,
  $blocks,
  $blockStakes,
  $slipId,
  $stake,
  $stakeByBet,
  $takenOff,
  $typeId,
  betMoved,
  betRemoved,
  couponCleared,
  currencyChanged,
  outcomeToggled,
  removalUndone,
  slipLeft,
  stakeChanged,
  typeChosen,
} from '@/entities/coupon';
import { pick } from '@/entities/coupon/testing';
import {
  $isActiveVipBet,
  $sentPromoCode,
  limitsReceived,
  manualPromoCodeChanged,
  promoCodeChosen,
  vipEnabledChanged,
  vipWanted,
} from '@/entities/coupon-figures';
import { act, createServer, stopClock } from '@/entities/placement/testing';

import { fresh, openTab, type Tab } from '../lib/tab.testing';
import { $promoVerdict } from './promo';
import { $refused } from './result';
import '../index';

beforeEach(() => {
  stopClock();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

async function setup() {
  const server = createServer();
  const stored = fresh();
  return { server, stored, tab: await openTab(server, stored) };
}
const ids = (tab: Tab) => tab.get($bets).map(({ market }) => market.id);
const limits = { minBetAmount: 10_00, maxBetAmount: 300_000_00, maxPayout: 9_000_000_00, maxByBet: null };

test.each<[string, (tab: Tab) => Promise<void>]>([
  ['cleared', (tab) => act(tab.scope, couponCleared)],
  ['placed', (tab) => tab.press()],
  ['emptied bet by bet', (tab) => act(tab.scope, betRemoved, 11)],
  [
    'left to its answer',
    async (tab) => {
      await tab.press();
      await act(tab.scope, slipLeft);
    },
  ],
])('[CPN-48] a slip that is %s leaves neither its stake nor its request to the next one', async (how, end) => {
  const { tab, server, stored } = await setup();
  await act(tab.scope, vipEnabledChanged, true);
  await act(tab.scope, limitsReceived, limits);
  await act(tab.scope, vipWanted, true);
  await act(tab.scope, stakeChanged, { of: 'slip', minor: 9_999_00 });
  expect([tab.get($isActiveVipBet), tab.get($stake)]).toEqual([true, 9_999_00]);
  if (how.startsWith('left')) server.next('answer_lost');
  await end(tab);
  await act(tab.scope, outcomeToggled, pick(12));
  await act(tab.scope, limitsReceived, limits);
  expect([ids(tab), tab.get($stake), tab.get($isActiveVipBet)]).toEqual([[12], 150_00, false]);
  tab.close();
  const next = await openTab(server, stored);
  expect([ids(next), next.get($stake)]).toEqual([[12], 150_00]);
});

test('[CPN-49] a cleared slip comes back whole: bets, type, blocks and stakes, under its own key', async () => {
  const { tab, server } = await setup();
  for (const id of [12, 13]) await act(tab.scope, outcomeToggled, pick(id));
  await act(tab.scope, typeChosen, 5);
  const block = () => tab.get($blocks).blocks.map(({ bets, id }) => [id, bets.map(({ market }) => market.id)]);
  await act(tab.scope, betMoved, { marketId: 13, to: tab.get($blocks).blocks[0]?.id ?? 0 });
  await act(tab.scope, stakeChanged, { of: { block: tab.get($blocks).blocks[1]?.id ?? 0 }, minor: 40_00 });
  await act(tab.scope, stakeChanged, { of: 'slip', minor: 777_00 });
  const before = [block(), tab.get($blockStakes), tab.get($stake), tab.get($typeId), tab.get($slipId)];
  await act(tab.scope, couponCleared);
  expect([ids(tab), tab.get($takenOff).length]).toEqual([[], 3]);
  await act(tab.scope, removalUndone);
  expect([block(), tab.get($blockStakes), tab.get($stake), tab.get($typeId), tab.get($slipId)]).toEqual(before);
  await act(tab.scope, typeChosen, 1);
  await tab.press();
  expect([server.bets(), ids(tab)]).toEqual([1, []]);
});

test('[CPN-49] singles come back with the stake of each', async () => {
  const { tab } = await setup();
  await act(tab.scope, outcomeToggled, pick(12));
  await act(tab.scope, typeChosen, 9);
  await act(tab.scope, stakeChanged, { of: { bet: 12 }, minor: 33_00 });
  await act(tab.scope, couponCleared);
  await act(tab.scope, removalUndone);
  expect([tab.get($typeId), tab.get($stakeByBet)]).toEqual([9, { 12: 33_00 }]);
  await act(tab.scope, betRemoved, 12);
  await act(tab.scope, removalUndone);
  expect(tab.get($stakeByBet)).toEqual({ 12: 33_00 });
});

test('[CPN-49] the last bet that is taken off comes back with its stake', async () => {
  const { tab } = await setup();
  await act(tab.scope, stakeChanged, { of: 'slip', minor: 777_00 });
  await act(tab.scope, betRemoved, 11);
  await act(tab.scope, removalUndone);
  expect([ids(tab), tab.get($stake)]).toEqual([[11], 777_00]);
});

test('[CPN-49] stakes of another currency do not come back', async () => {
  const { tab } = await setup();
  await act(tab.scope, stakeChanged, { of: 'slip', minor: 777_00 });
  await act(tab.scope, couponCleared);
  await act(tab.scope, currencyChanged, 'USD');
  await act(tab.scope, removalUndone);
  expect([ids(tab), tab.get($stake)]).toEqual([[11], 5_00]);
});

test.each([
  ['has begun the next slip', false],
  ['has sent the next slip', true],
])('[CPN-49] when another tab %s, undoing a clearing touches nothing, heard of or not', async (_, isSent) => {
  const { tab, server, stored } = await setup();
  const other = await openTab(server, stored);
  await act(tab.scope, couponCleared);
  await other.hear();
  const key = tab.get($slipId);
  await act(other.scope, outcomeToggled, pick(12));
  expect(other.get($slipId)).toBe(key);
  if (isSent) {
    server.next('answer_lost');
    await other.press();
  }
  await act(tab.scope, removalUndone);
  await other.hear();
  expect([ids(tab), ids(other)]).toEqual([[12], [12]]);
  expect(tab.get($takenOff)).toEqual([]);
  await act(tab.scope, removalUndone);
  expect(ids(tab)).toEqual([12]);
  expect(server.bets()).toBe(isSent ? 1 : 0);
});

test.each([
  ['typed', manualPromoCodeChanged],
  ['chosen', promoCodeChosen],
] as const)(
  '[CPN-50] a %s promo code that is refused leaves the slip, and the next press goes without it',
  async (_, tell) => {
    const { tab, server } = await setup();
    await act(tab.scope, tell as typeof manualPromoCodeChanged, 'OLD5');
    server.refuse({ status: 400, code: 1013, bets: [calcBet(11, { coef: 1.85 })] });
    await tab.press();
    expect(tab.get($refused)).toMatchObject({ refusal: { code: 1013 } });
    expect([tab.get($sentPromoCode), tab.get($promoVerdict)]).toEqual([
      null,
      { code: 'OLD5', isValid: false, text: '' },
    ]);
    server.refuse(null);
    await tab.press();
    const sent = [...server.keys.values()].map(({ body }) => (JSON.parse(body) as { promoCode?: string }).promoCode);
    expect([server.bets(), sent]).toEqual([1, ['OLD5', undefined]]);
  },
);
