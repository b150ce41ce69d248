import { expect, test } from 'vitest';

import { dayText } from './day-text';

test.each([
  ['1991-08-14', 'en', 'Aug 14, 1991'],
  ['1991-08-14', 'ru', '14 авг. 1991 г.'],
  ['unknown', 'en', 'unknown'],
])('[OFFICE-08] the day %s is, in %s, %s', (day, locale, text) => {
  expect(dayText(day, locale)).toBe(text);
});
