import { expect, test } from 'vitest';

import { moneyOf } from './money';

test.each([
  [634.2, 'RUB', 'en', '634.20\u00a0₽'],
  [150, 'RUB', 'ru', '150\u00a0₽'],
  [0.00012345, 'BTC', 'en', '0.00012345\u00a0₿'],
  [12.5, 'USDT', 'es', '12,500000\u00a0₮'],
  [5, 'mBTC', 'ar', '\u20665\u00a0m₿\u2069'],
])('[LANG-21] an app writes %d %s in %s', (sum, iso, locale, text) => {
  expect(moneyOf(sum, iso, locale)).toBe(text);
});
