import { expect, test } from 'vitest';

import { readDecimal, readWhole } from './digits.ts';

test.each([
  ['10', 10],
  [' 1 000 ', 1000],
  ['١٠', 10],
  ['１０', 10],
  ['\u206610\u2069', 10],
  ['1.5', null],
  ['-1', null],
  ['', null],
  ['1e3', null],
  ['10²', null],
  ['1'.repeat(10), null],
  [' '.repeat(50), null],
])('[LANG-20] the whole number "%s" is read as %s', (typed, whole) => {
  expect(readWhole(typed)).toBe(whole);
});

test.each([
  ['1,95', '1.95'],
  ['١٫٩٥', '1.95'],
  ['１．９５', '1.95'],
  [' 2.05 ', '2.05'],
  ['1.950,5', '1.950.5'],
  ['9'.repeat(50), ''],
])('[LANG-20] the decimal "%s" is read as "%s"', (typed, plain) => {
  expect(readDecimal(typed)).toBe(plain);
});
