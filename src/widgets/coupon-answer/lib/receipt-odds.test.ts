import { expect, test } from 'vitest';

import { couponBet, placedCoupon } from '@contracts/coupon.testing';

import { toPlacedBet } from '@/entities/bet';
import { bet, sentSlip } from '@/entities/coupon/testing';

import { receiptOdds } from './receipt-odds';

const sent = { ...sentSlip('k', [bet(11)]), milliOdds: 5546 };

test.each([
  [1, [3640, 0, 1850, 5546]],
  [2, [1850]],
])('[LANG-16] decimals of the receipt of type %i follow the odds that it shows', (typeId, odds) => {
  const coupon = toPlacedBet(placedCoupon('7', { typeId, coef: 3.64, bets: [couponBet(11, { coef: 1.85 })] }));
  expect(receiptOdds({ coupons: [coupon], sent })).toEqual(odds);
});
