import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseSum, sumText } from './sum-text';

test('no sum and nothing are no stake', () => {
  expect(['0', '0.00', '', '-5'].map((typed) => parseSum(typed, 'RUB', 'en'))).toEqual([null, null, null, null]);
});

test('what stands in the field is read back as the same sum, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.constantFrom('en', 'ru', 'es', 'ar'),
      fc.constantFrom('RUB', 'JPY', 'BTC'),
      (minor, locale, iso) => {
        expect(parseSum(sumText(minor, iso, locale), iso, locale)).toBe(minor);
      },
    ),
  );
});
