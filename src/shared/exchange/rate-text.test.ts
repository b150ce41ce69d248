import { expect, test, vi } from 'vitest';

import { rateText } from './rate-text';

test('[PAY-20] a rate has eight digits that count, in the way of the language', () => {
  expect(rateText(0.921_234_567_8, 'USD', 'EUR', 'en')).toBe('1 USD = 0.92123457 EUR');
  expect(rateText(92.5, 'USD', 'RUB', 'ru')).toBe('1 USD = 92,5 RUB');
});

test('a language needs its formatter once, however many rates it writes', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  for (const rate of [1, 2, 3]) rateText(rate, 'USD', 'EUR', 'pt');
  expect(made).toHaveBeenCalledTimes(1);
});
