import { allSettled, fork, type Scope } from 'effector';
import { expect, test, vi } from 'vitest';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $stake, slipLoaded, stakeChanged } from '@/entities/coupon';
import { $slipStorage, bet, slipRecord, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { limitsReceived } from '@/entities/coupon-figures';
import { settingsChanged } from '@/entities/coupon-settings';
import { act, createServer, pass, stopClock } from '@/entities/placement/testing';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import { fresh, openTab } from '../lib/tab.testing';
import '../index';

/** A slip of 150 roubles. Its player has this much, and the server answers nothing by itself. */
function setup(minor: number): Scope {
  const accounts = balance.accounts.map((account) => ({ ...account, minor }));
  const scope = fork({
    values: [
      [$userId, 3],
      [$balance, { ...balance, accounts, allAccounts: accounts }],
      [$siteConfig, { couponTypesWithMinAmount: [], couponTypesWithMaxAmount: [0] }],
      [$slipStorage, storageOf()],
    ] as never,
    handlers: [
      [fetchFx, () => new Promise<Response>(() => undefined)],
      [watchSlipFx, () => undefined],
      [logFx, () => undefined],
    ],
  });
  void allSettled(slipLoaded, { scope, params: slipRecord([bet(11)]) });
  return scope;
}
const maxIs = (scope: Scope, maxBetAmount: number | null) =>
  void allSettled(limitsReceived, {
    scope,
    params: { minBetAmount: 0, maxBetAmount, maxPayout: null, maxByBet: null },
  });
const switchOn = (scope: Scope) => void allSettled(settingsChanged, { scope, params: { isAutoMax: true } });

test('[CPN-23] [LIM-67] nothing raises a stake by itself; while the player has auto max on the stake goes where the maximum goes, and no further than the balance', () => {
  const scope = setup(500_00);
  maxIs(scope, 100_00);
  expect(scope.getState($stake)).toBe(150_00);
  switchOn(scope);
  expect(scope.getState($stake)).toBe(100_00);
  maxIs(scope, 80_00);
  expect(scope.getState($stake)).toBe(80_00);
  maxIs(scope, 9000_00);
  expect(scope.getState($stake)).toBe(500_00);
  maxIs(scope, null);
  expect(scope.getState($stake)).toBe(500_00);
});

test('[CPN-23] a stake that is typed stays where it is, whatever the maximum does', () => {
  const scope = setup(500_00);
  switchOn(scope);
  maxIs(scope, 100_00);
  void allSettled(stakeChanged, { scope, params: { of: 'slip', minor: 20_00 } });
  maxIs(scope, 80_00);
  expect(scope.getState($stake)).toBe(20_00);
});

test('[CPN-23] with nothing on the account there is no stake to go to', () => {
  const scope = setup(0);
  switchOn(scope);
  maxIs(scope, 100_00);
  expect(scope.getState($stake)).toBe(150_00);
});

test('[CPN-55] a press that lands as auto max moves the sum places nothing, a later one does', async () => {
  stopClock();
  const server = createServer();
  const tab = await openTab(server, fresh());
  await act(tab.scope, settingsChanged, { isAutoMax: true });
  expect(tab.get($stake)).toBe(10_000_00);
  await tab.press();
  expect(server.bets()).toBe(0);
  await pass(1000);
  await tab.press();
  expect(server.bets()).toBe(1);
  vi.clearAllTimers();
  vi.useRealTimers();
});
