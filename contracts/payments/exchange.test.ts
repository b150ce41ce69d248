import fc from 'fast-check';
import { expect, test } from 'vitest';

import { accountTypes } from '../account.ts';
import { canTransferFrom, costOf, exchanged, saidRate } from './exchange.ts';

test.each([
  [1000, 90.5, { from: 2, to: 2 }, 90_500],
  [1, 0.011, { from: 2, to: 2 }, 0],
  [100_00, 0.000_011_5, { from: 2, to: 8 }, 115_000],
  [12_345_678, 64_000, { from: 8, to: 2 }, 790_123],
  [5, 150, { from: 0, to: 2 }, 75_000],
])('[PAY-20] %d at %d is rounded down to whole minor units', (minor, rate, digits, credited) => {
  expect(exchanged(minor, rate, digits)).toBe(credited);
});

test('[PAY-20] money that goes there and back at the said rates never grows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.double({ min: 0.001, max: 1000, noNaN: true }), (minor, rate) => {
      const there = exchanged(minor, saidRate(rate), { from: 2, to: 2 });
      const back = exchanged(there, saidRate(1 / rate), { from: 2, to: 2 });
      // Two rates of eight digits may each be off by half of the last one.
      expect(back).toBeLessThanOrEqual(minor * (1 + 1e-7));
    }),
  );
});

test.each([
  [0, [false, false, false]],
  [1, [true, false, false]],
  [2, [true, true, false]],
] as const)('[ACC-03] convert status %i lets money leave main, currency and bonus account: %j', (status, allowed) => {
  const { main, currency, bonus } = accountTypes;
  expect([main, currency, bonus].map((type) => canTransferFrom(status, { type }))).toEqual(allowed);
});

test('[PAY-03] whoever pays in another currency pays the least that buys the whole sum', () => {
  const digits = fc.constantFrom(0, 2, 3, 8);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.double({ min: 0.00001, max: 100_000, noNaN: true }),
      fc.record({ from: digits, to: digits }),
      (minor, any, places) => {
        const rate = saidRate(any);
        const cost = costOf(minor, rate, places);
        fc.pre(Number.isSafeInteger(cost) && Number.isSafeInteger(exchanged(cost, rate, places)));
        expect(exchanged(cost, rate, places)).toBeGreaterThanOrEqual(minor);
        expect(exchanged(cost - 1, rate, places)).toBeLessThan(minor);
      },
    ),
  );
});
