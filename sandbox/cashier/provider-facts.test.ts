import { expect, test } from 'vitest';

import { isCardCurrency, providerDigits, providerLocale, stepOut } from './provider-facts.ts';

test('[R-C2] a card is offered only where the smallest unit of the provider is ours', () => {
  const offered = (iso: string) => [providerDigits(iso), isCardCurrency(iso)];
  expect(offered('USD')).toEqual([2, true]);
  expect(offered('JPY')).toEqual([0, true]);
  expect(offered('XPF')).toEqual([0, true]);
  // Whole units at the provider, hundredths here, and the conversion back.
  expect(offered('MGA')).toEqual([0, false]);
  expect(offered('ISK')).toEqual([2, false]);
  expect(offered('UGX')).toEqual([2, false]);
  for (const iso of ['BHD', 'JOD', 'KWD', 'OMR', 'TND']) expect(isCardCurrency(iso), iso).toBe(false);
});

test('[R-C3] what goes out is whole where the provider wants it so', () => {
  expect(['HUF', 'TWD', 'EUR', 'JPY'].map((iso) => stepOut({ iso }))).toEqual([100, 100, 1, 1]);
});

test.each([
  ['en', 'en'],
  ['ru', 'ru'],
  ['ar', 'auto'],
  ['az', 'auto'],
  ['bn', 'auto'],
  ['hi', 'hi-IN'],
  ['kk', 'auto'],
  ['uk', 'auto'],
  ['uz', 'auto'],
  ['<>', 'auto'],
])('[R-C4] the language %s is %s there', (language, locale) => {
  expect(providerLocale(language)).toBe(locale);
});
