import { expect, test } from 'vitest';

import type { CouponTypeId } from '@contracts/coupon';
import { gamePart } from '@contracts/coupon.testing';

import { isVipAvailable } from './vip';

const line = { game: gamePart(1), market: { isLive: false } };
const live = { game: gamePart(1), market: { isLive: true } };
test.each([
  ['every condition met', {}, true],
  ['the site does not offer it', { isSiteOn: false }, false],
  ['nothing bounds the stake', { max: null }, false],
  ['a live bet', { bets: [line, live] }, false],
  ['an empty coupon', { bets: [] }, false],
  ['several singles', { typeId: 9 as CouponTypeId }, false],
])('[CPN-21] VIP bet: %s', (_, patch, expected) => {
  expect(isVipAvailable({ isSiteOn: true, max: 100, bets: [line], typeId: 0, ...patch })).toBe(expected);
});
