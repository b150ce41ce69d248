import { expect, test } from 'vitest';

import { priceText } from './price-text';

test.each([
  [1010, '1.01'],
  [9990, '9.99'],
  [10_000, '10.0'],
  [15_400, '15.4'],
  [101_000, '101'],
])('[ODDS-01] %d thousandths on a button are %s', (milli, text) => {
  expect(priceText(milli, 0, 'en')).toBe(text);
});

test.each([
  [3250, 5, '-0.44'],
  [1050, 6, '-20.0'],
  [1444, 4, '0.44'],
  [16_500, 4, '15.5'],
  [1444, 14, '1.44'],
  [3250, 1, '9/4'],
])('[ODDS-01] %d thousandths in view %d fit a button as %s', (milli, view, text) => {
  expect(priceText(milli, view, 'en')).toBe(text);
});

test('[ODDS-01] other views keep their own form', () => {
  expect(priceText(15_500, 2, 'en')).toBe('+1450');
});
