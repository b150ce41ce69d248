import { expect, test } from 'vitest';

import { createOddsFormat, formatMultiplier, formatOdds, placesOf } from './odds';

test.each([
  ['de', '196,164'],
  ['ru-u-nu-latn', '196,164'],
  ['en', '196.164'],
  ['ar-u-nu-latn', '196.164'],
])('[LANG-16] odds have the decimal mark of the language: %s', (locale, text) => {
  expect(formatOdds(196_164, 0, locale)).toBe(text);
});

test.each([
  [
    [1500, 1840],
    ['1.50', '1.84'],
  ],
  [
    [1500, 1840, 2005],
    ['1.500', '1.840', '2.005'],
  ],
])('[LANG-16] odds %j of one place have equally many decimals, two at least', (odds, texts) => {
  const places = placesOf(odds, 0);
  expect(odds.map((milli) => formatOdds(milli, 0, 'en', places))).toEqual(texts);
});

test('[ODDS-01] decimals are asked for by the view, not by the price: two places always, fractions none', () => {
  expect([14, 1, 2].map((view) => placesOf([2005], view))).toEqual([2, 2, 2]);
  expect(formatOdds(2005, 14, 'de')).toBe('2,01');
});

test('a multiplier is a number in every view', () => {
  expect(formatMultiplier(1030, 'en')).toBe('×1.03');
  expect(formatMultiplier(1030, 'de')).toBe('×1,03');
});

test('a board writes what a single price is written as', () => {
  const write = createOddsFormat(5, 'ru', { most: 2 });
  expect([write(3250), write(3250), write(1840)]).toEqual(['-0,44', '-0,44', '0,84']);
});
