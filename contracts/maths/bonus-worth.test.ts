import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bonusWorth, shareOfMargin, usualResults } from './bonus-worth.ts';

test('[PROMO-03] 500 to be staked ten times at a margin of 5.5 % costs 260.67 and is worth 239.33', () => {
  expect(bonusWorth({ bonus: 50_000, wager: 10, share: shareOfMargin(55) })).toEqual({
    required: 500_000,
    cost: 26_067,
    worth: 23_933,
  });
});

test.each([
  ['nothing to stake', 0, 55, 1000],
  ['a fair game', 5, 0, 1000],
  ['so much to stake that it is a loss', 30, 55, -564],
])('[PROMO-03] %s', (_, wager, permille, worth) => {
  expect(bonusWorth({ bonus: 1000, wager, share: shareOfMargin(permille) }).worth).toBe(worth);
});

test('[PROMO-03] the worth is never promised by rounding, and more to stake is never worth more', () => {
  const sum = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(sum, fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 200 }), (bonus, wager, permille) => {
      const share = shareOfMargin(permille);
      const { required, cost, worth } = bonusWorth({ bonus, wager, share });
      expect(worth + cost).toBe(bonus);
      expect(cost).toBeGreaterThanOrEqual((required * share.part) / share.of - 1e-6 * required);
      expect(bonusWorth({ bonus, wager: wager + 1, share }).worth).toBeLessThanOrEqual(worth);
    }),
  );
});

test('[PROMO-03] 50 bets of 100 at odds of 2 end between −967 and +445 two times of three', () => {
  expect(usualResults(5000, { count: 50, milli: 2000, share: shareOfMargin(55) })).toEqual({ low: -967, high: 445 });
});
