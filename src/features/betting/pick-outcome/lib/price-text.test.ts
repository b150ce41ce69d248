import { expect, test, vi } from 'vitest';

import { createPriceFormat } from './price-text';

const prices = (viewId: number, { locale = 'en', places = 2 }: { locale?: string; places?: 2 | 3 } = {}) => {
  const onFinePrice = vi.fn();
  return { text: createPriceFormat({ viewId, locale, places, onFinePrice }), onFinePrice };
};

test.each([
  [1010, '1.01'],
  [1500, '1.50'],
  [9990, '9.99'],
  [10_000, '10.00'],
  [15_400, '15.40'],
  [101_000, '101.00'],
])('[LANG-16] %d thousandths on a button are %s: as many decimals as all others', (milli, text) => {
  expect(prices(0).text(milli)).toBe(text);
});

test.each([
  [3250, 5, '-0.44'],
  [1050, 6, '-20.00'],
  [1440, 4, '0.44'],
  [16_500, 4, '15.50'],
  [1444, 14, '1.44'],
  [3250, 1, '9/4'],
  [3250, 15, '9/4'],
  [15_500, 2, '+1450'],
])('[ODDS-01] %d thousandths in view %d are on a button %s', (milli, view, text) => {
  const { text: write, onFinePrice } = prices(view);
  expect(write(milli)).toBe(text);
  expect(onFinePrice).not.toHaveBeenCalled();
});

test.each([0, 4])('[LANG-16] view %d: one price with thousandths gives all of them the third decimal', (view) => {
  const { text, onFinePrice } = prices(view);
  text(2005);
  expect(onFinePrice).toHaveBeenCalledOnce();
  const fine = prices(view, { places: 3 }).text;
  expect([fine(2005), fine(2500)]).toEqual(view === 0 ? ['2.005', '2.500'] : ['1.005', '1.500']);
});

test.each([
  ['de', '1,84'],
  ['ru-u-nu-latn', '1,84'],
  ['ar-u-nu-latn', '1.84'],
  ['en', '1.84'],
])('[LANG-16] the decimal mark is that of the language: %s', (locale, text) => {
  expect(prices(0, { locale }).text(1840)).toBe(text);
});
