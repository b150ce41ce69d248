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

test('[LIM-44] a refusal keeps the limit of the player that stopped the bet, and nothing that is none', () => {
  const limit = { limitType: 2, left: 12, iso: 'USD', frameEndsAt: 1_767_225_600 };
  const of = (data: unknown) => outcomeOf({ kind: 'refused', refusal: { code: 1019, message: '', data } });
  expect(of({ limit })).toMatchObject({ refusal: { code: 1019, limit } });
  for (const data of [undefined, { limit: { ...limit, left: 'much' } }])
    expect(of(data)).not.toHaveProperty(['refusal', 'limit']);
});
