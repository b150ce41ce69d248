import { expect, test } from 'vitest';

import { timeWords } from './time-words';

test.each([
  [105_000, 'en', '1 minute 45 seconds'],
  [60_000, 'en', '1 minute'],
  [59_200, 'en', '1 minute'],
  [1, 'en', '1 second'],
  [-5000, 'en', '1 second'],
  [86_400_000 - 1000, 'en', '23 hours 59 minutes'],
  [3_605_000, 'en', '1 hour'],
  [42_000, 'ru', '42 секунды'],
])('%i ms in %s are "%s"', (ms, locale, words) => {
  expect(timeWords(ms, locale)).toBe(words);
});
