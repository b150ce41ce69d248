import { expect, test } from 'vitest';

import { createOddsFormat, formatMultiplier, formatOdds, formatPrice, placesOf } from './odds';

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

/** What a reader works out from a text: odds in thousandths, with a fraction. */
function readBack(text: string, view: number): number {
  const [number, denominator = 1] = text.split('/').map(Number);
  const profit = ((number ?? 0) / denominator) * 1000;
  if (view === 0 || view === 14) return profit;
  if (view === 2 || view === 16) return 1000 + (profit > 0 ? profit / 100 : -100_000_000 / profit);
  return 1000 + (profit < 0 ? -1_000_000 / profit : profit);
}

test('[R-M6] [ODDS-20] a text that is not marked as rounded is the price that is paid, in every format', () => {
  expect(formatPrice(1909, 2, 'en')).toBe('≈-110');
  expect(formatPrice(2000, 2, 'en')).toBe('+100');
  expect(formatPrice(1500, 2, 'en')).toBe('-200');
  expect(formatPrice(1909, 14, 'en')).toBe('≈1.91');
  expect(formatPrice(1909, 0, 'en')).toBe('1.909');
  const steps = Array.from({ length: 4000 }, (_, index) => 1001 + index * 7);
  for (const view of [0, 1, 2, 4, 5, 6, 14, 15, 16])
    for (const milli of steps) {
      const text = formatPrice(milli, view, 'en');
      const isExact = Math.abs(readBack(text.replace('≈', ''), view) - milli) < 1e-6;
      expect(text.startsWith('≈'), `${String(milli)} in view ${String(view)}: ${text}`).toBe(!isExact);
    }
});
