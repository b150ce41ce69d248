import { expect, test } from 'vitest';

import { readCode, readDecimal, readWhole } from './digits.ts';

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

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12\u00a034', '1234'],
  ['１２３ ４５６', '123456'],
  ['١٢٣٤', '1234'],
  ['12345678', '12345678'],
  ['123-456', '123456'],
  ['1234 – 5678', '12345678'],
  ['-', null],
  ['123', null],
  ['123456789', null],
  ['12a456', null],
  ['', null],
  [`1234${' '.repeat(40)}`, null],
])('[LANG-20] a code is read as people type or paste it: "%s"', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
