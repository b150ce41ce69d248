import { expect, test } from 'vitest';

import { moneyOf } from './money';

test.each([
  [109.6, 'USD', 'en-GB', '109.60\u00a0$'],
  [150, 'RUB', 'ru', '150\u00a0₽'],
  [1234.5, 'EUR', 'de', '1.234,50\u00a0€'],
  [500, 'JPY', 'pt-BR', '500\u00a0¥'],
  [0, 'USD', 'ar', '\u20660\u00a0$\u2069'],
])('%d %s in %s reads as on the pages of the host', (sum, iso, locale, text) => {
  expect(moneyOf(sum, iso, locale)).toBe(text);
});
