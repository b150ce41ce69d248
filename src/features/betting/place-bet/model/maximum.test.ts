import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { slipLoaded } from '@/entities/coupon';
import { $slipStorage, bet, slipRecord, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { type Left, limitsReceived } from '@/entities/coupon-figures';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import { $blockers, $max, $min } from './blockers';

/** A single of 150 roubles whose limits are 20 and 100, of an account of this kind, on a site that limits these types. */
function limits(kind: 'main' | 'bonus', types: number[], left: Left | null = null) {
  const accounts = balance.accounts.map((account) => ({ ...account, kind }));
  const scope = fork({
    values: [
      [$userId, 3],
      [$balance, { ...balance, accounts, allAccounts: accounts }],
      [$siteConfig, { couponTypesWithMinAmount: types, couponTypesWithMaxAmount: types }],
      [$slipStorage, storageOf()],
    ] as never,
    handlers: [
      [fetchFx, () => new Promise<Response>(() => undefined)],
      [watchSlipFx, () => undefined],
      [logFx, () => undefined],
    ],
  });
  void allSettled(slipLoaded, { scope, params: slipRecord([bet(11)]) });
  void allSettled(limitsReceived, {
    scope,
    params: { minBetAmount: 20_00, maxBetAmount: 100_00, maxPayout: null, maxByBet: null, left },
  });
  const isTooMuch = scope.getState($blockers).some(({ reason }) => reason === 'above_max');
  return { min: scope.getState($min), max: scope.getState($max), isTooMuch };
}

test('[CPN-18] [CPN-19] a type that the site limits has both limits', () => {
  expect(limits('main', [0, 1])).toEqual({ min: 20_00, max: 100_00, isTooMuch: true });
});

test('[CPN-18] [CPN-19] a type that the site does not limit has neither', () => {
  expect(limits('main', [1, 2])).toEqual({ min: null, max: null, isTooMuch: false });
});

test('[CPN-19] a bonus account has no maximum, whatever the type', () => {
  expect(limits('bonus', [0])).toEqual({ min: 20_00, max: null, isTooMuch: false });
});

test('[BET-52] what open bets leave bounds every type and a bonus account too', () => {
  const left: Left = { marketId: 11, of: 'outcome', minor: 100_00 };
  expect(limits('bonus', [], left)).toEqual({ min: null, max: 100_00, isTooMuch: true });
});
