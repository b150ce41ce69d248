import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatMoney } from '@/shared/lib/money';

import { parseSum, sumText } from './sum-text';

// [R-I2] and [R-I3]: whatever a page writes is read, and so are other customs of grouping and digits.
test.each([
  ['150', 'en', 150_00],
  ['1,5', 'ru', 1_50],
  ['1.5', 'en', 1_50],
  ['1 000', 'ru', 1000_00],
  ['1\u202f000,50', 'ru', 1000_50],
  ["1'000.50", 'en', 1000_50],
  ['1,000', 'en', 1000_00],
  ['1,000.50', 'en', 1000_50],
  ['1.000,50', 'es', 1000_50],
  ['1.000', 'es', 1000_00],
  ['1,000,000', 'en', 1_000_000_00],
  ['١٥٠٫٥', 'ar', 150_50],
  ['۱۵۰', 'ar', 150_00],
  ['\u20661,000 ₽\u2069', 'en', 1000_00],
  ['42,610 ₽', 'en', 42_610_00],
  ['RUB 42,610.50', 'en', 42_610_50],
  ['1,00,000', 'en', 100_000_00],
  ['10,00,000.25', 'hi', 1_000_000_25],
  ['१,५०० ₽', 'en', 1500_00],
  ['１５０．５', 'en', 150_50],
  ['\u200f١٬٠٠٠\u00a0₽', 'ar', 1000_00],
  ['1,0,000', 'en', null],
  ['1,00,00', 'en', null],
  ['₽', 'en', null],
  [`${' '.repeat(80)}5`, 'en', null],
  ['1,000', 'ru', null],
  ['1.000', 'en', null],
  ['0,005', 'en', null],
  ['0.005', 'es', null],
  ['0,000,500', 'en', null],
  ['1.555', 'en', null],
  ['-5', 'en', null],
  ['+5', 'en', null],
  ['1e5', 'en', null],
  ['0', 'en', null],
  ['0.00', 'en', null],
  ['', 'en', null],
  ['.', 'en', null],
  ['NaN', 'en', null],
  ['Infinity', 'en', null],
  ['0x10', 'en', null],
  ['150 $', 'en', null],
])('[CPN-81] [R-I2] [R-I3] "%s" in %s is %s', (typed, locale, minor) => {
  expect(parseSum(typed, 'RUB', locale)).toBe(minor);
});

test('a currency without minor units takes none', () => {
  expect(parseSum('150', 'JPY', 'en')).toBe(150);
  expect(parseSum('150.5', 'JPY', 'en')).toBeNull();
});

test('whatever is typed is a positive whole number of minor units, or nothing', () => {
  const char = fc.constantFrom(...Array.from('0123456789.,  -+eE٥۵\u00a0x'));
  fc.assert(
    fc.property(fc.string({ unit: char, maxLength: 14 }), fc.constantFrom('en', 'ru', 'es', 'ar'), (typed, locale) => {
      const minor = parseSum(typed, 'RUB', locale);
      expect(minor === null || (Number.isSafeInteger(minor) && minor > 0)).toBe(true);
    }),
    { numRuns: 2000 },
  );
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

test('[CPN-81] [R-I2] a sum that the page shows, with its sign, is read back in every language and currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.constantFrom('en', 'ru', 'es', 'pt', 'tr', 'ar', 'hi', 'de', 'fa', 'en-IN'),
      fc.constantFrom('RUB', 'JPY', 'BTC', 'USD', 'INR', 'KWD'),
      (minor, locale, iso) => {
        expect(parseSum(`\u2066${formatMoney(minor, iso, locale)}\u2069`, iso, locale)).toBe(minor);
      },
    ),
  );
});
