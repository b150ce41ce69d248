import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { CouponTypeId } from '@contracts/coupon';
import { couponTypes } from '@contracts/coupon-types';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { slipLoaded } from '@/entities/coupon';
import { $slipStorage, bet, slipRecord, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { $calculation, advanceWanted, calculationReceived } from '@/entities/coupon-figures';
import { couponIn } from '@/entities/placement';

import { $offeredAdvance, $prepaid } from './advance';
import { $slip } from './outgoing';

/** A stake of 150.00 from an account that has `has`; open bets give up to `open`. */
function setup({ has, open, typeId = 0 }: { has: number; open: number; typeId?: CouponTypeId }) {
  const allAccounts = balance.allAccounts.map((account) => ({ ...account, minor: has }));
  const scope = fork({
    values: [
      [$balance, { ...balance, allAccounts }],
      [$slipStorage, storageOf()],
    ],
    handlers: [[watchSlipFx, () => undefined]],
  });
  void allSettled(slipLoaded, {
    scope,
    params: { ...slipRecord([bet(11), bet(12)].slice(0, typeId === couponTypes.single ? 1 : 2)), chosenTypeId: typeId },
  });
  const calculation = { ...scope.getState($calculation), availablePrepaidAmount: open };
  void allSettled(calculationReceived, { scope, params: calculation });
  return {
    offered: () => scope.getState($offeredAdvance),
    prepaid: () => scope.getState($prepaid),
    sent: () => couponIn(scope.getState($slip)).prepaidAmount,
    want: (isWanted: boolean) => void allSettled(advanceWanted, { scope, params: isWanted }),
  };
}

test.each([
  ['the account lacks a part of the stake', { has: 100_00, open: 50_00 }, 50_00],
  ['the account is empty', { has: 0, open: 150_00 }, 150_00],
  ['open bets give less than is lacking', { has: 100_00, open: 49_99 }, null],
  ['the account has the stake', { has: 150_00, open: 500_00 }, null],
  ['there is no open bet', { has: 100_00, open: 0 }, null],
  ['each single has a stake of its own', { has: 100_00, open: 500_00, typeId: 9 as const }, null],
])('[CPN-36] %s: open bets pay what is lacking, or nothing is offered', (_, given, advance) => {
  expect(setup(given).offered()).toBe(advance);
});

test('[CPN-36] [CPN-04] only a player who takes the advance sends it, and only what the account lacks', () => {
  const { want, prepaid, sent } = setup({ has: 100_00, open: 500_00 });
  expect([prepaid(), sent()]).toEqual([0, undefined]);
  want(true);
  expect([prepaid(), sent()]).toEqual([50_00, 50]);
  want(false);
  expect([prepaid(), sent()]).toEqual([0, undefined]);
});
