import { expect, test } from 'vitest';

import { autoOf } from './auto';

test.each([
  ['', null],
  [' ', null],
  ['2', 200],
  ['1.01', 101],
  ['2,5', 250],
  ['4.35', 435],
  ['1000', 100_000],
  ['1.005', Number.NaN],
  ['-2', Number.NaN],
  ['off', Number.NaN],
  ['99999', Number.NaN],
])('[CAS-09] “%s” leaves at %s hundredths', (text, hundredths) => {
  expect(autoOf(text)).toBe(hundredths);
});
