import { expect, test } from 'vitest';

import type { CouponTypeId } from '@contracts/coupon';

import { extraFields, type Extras, noExtras } from './extra-fields';

const hyperBonus = { percent: 10, min: 100_00, max: 5000_00 };
const fields = (extras: Partial<Extras>, typeId: CouponTypeId = 1) =>
  extraFields({ ...noExtras, ...extras }, typeId, (minor) => minor / 100);

test('[CPN-04] a slip without extras sends none of their names', () => {
  expect(fields({})).toEqual({});
});

test.each([
  [{ isVipBet: true }, { isVipBet: true }],
  [{ isEachWay: true }, { isEachWay: true }],
  [{ promoCode: 'SECOND-CHANCE' }, { promoCode: 'SECOND-CHANCE' }],
  [{ prepaid: 12_50 }, { prepaidAmount: 12.5 }],
  [{ bonusMilli: 1100 }, { bonusBet: { coef: 1.1 } }],
  [{ hyperBonus }, { hyperBonusPercent: 10, minHyperBonusBetLimit: 100, maxHyperBonusLimit: 5000 }],
])('[CPN-04] %j goes out as %j', (extras, sent) => {
  expect(fields(extras)).toEqual(sent);
});

test('[CPN-04] the bonus for a large stake goes with an express that has no other bonus', () => {
  expect(fields({ hyperBonus }, 0)).toEqual({});
  expect(fields({ hyperBonus, bonusMilli: 1100 })).toEqual({ bonusBet: { coef: 1.1 } });
});
