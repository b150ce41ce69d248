import { expect, test } from 'vitest';

import { calcBet, placedCoupon } from '@contracts/coupon.testing';

import { newsOfOutcome, outcomeOf, placedOf } from './outcome';

const off = { coef: 1.9, isBlocked: true };
const refused = (marketId: number, code: number) => {
  const data = { coupon: { bets: [calcBet(marketId, off)] } };
  return { marketId, error: { code, message: '', requestId: 'r', data } };
};
test.each([
  ['some were taken', [{ marketId: 1, coupon: placedCoupon('5') }, refused(2, 1002), refused(3, 1003)], 'accepted'],
  ['none was', [refused(2, 1002), refused(3, 1003)], 'refused'],
])('several singles, %s: what is said of each refused one counts', (_, results, kind) => {
  const result = placedOf({ results });
  const outcome = outcomeOf(result === null ? { kind: 'closed' } : { kind: 'done', result });
  expect(outcome.kind).toBe(kind);
  expect(newsOfOutcome(outcome)).toMatchObject({
    prices: { 2: 1900, 3: 1900 },
    marks: [
      { marketId: 2, isBlocked: true },
      { marketId: 3, isBlocked: true },
    ],
  });
});
