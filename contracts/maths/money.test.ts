import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isWireMoney, nextAmount, toMinor, toWire } from './index.ts';

test.each([
  [150, 2, 15_000],
  [1.005, 3, 1005],
  [0.29, 2, 29],
  [1.1, 8, 110_000_000],
  [0.00000001, 8, 1],
  [500, 0, 500],
])('%s with %s digits is %s minor units', (wire, digits, minor) => {
  expect(toMinor(wire, digits)).toBe(minor);
  expect(toWire(minor, digits)).toBe(wire);
});

test('every amount of every currency survives the wire', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(0, 2, 3, 8), (minor, digits) => {
      // A decimal number of the wire holds 15 digits for sure.
      fc.pre(Math.abs(minor) < 1e15);
      expect(toMinor(JSON.parse(JSON.stringify(toWire(minor, digits))) as number, digits)).toBe(minor);
    }),
  );
});

test('an amount with more decimals than its currency has is told apart', () => {
  expect(isWireMoney(1.5, 2)).toBe(true);
  expect(isWireMoney(1.555, 2)).toBe(false);
  expect(isWireMoney(1.5, 0)).toBe(false);
  expect(isWireMoney(Number.NaN, 2)).toBe(false);
  expect(isWireMoney(1e300, 2)).toBe(false);
});

test.each([
  [101, 'up', 200],
  [101, 'down', 100],
  [100, 'up', 200],
  [100, 'down', 50],
  [950, 'up', 960],
] as const)('one press from %s %s gives %s', (amount, direction, next) => {
  expect(nextAmount(amount, { step: 100, min: 50, max: 960, direction })).toBe(next);
});
