import { expect, test } from 'vitest';

import { momentOf } from './moment';

/** 31 December 2026, 22:30 UTC. */
const seconds = Date.UTC(2026, 11, 31, 22, 30) / 1000;

test.each([
  ['en', 0, false, 'Dec 31, 2026, 22:30'],
  ['en', 3, false, 'Jan 1, 2027, 01:30'],
  ['en', -5, true, 'Dec 31, 2026, 5:30 PM'],
  ['en', 5.5, false, 'Jan 1, 2027, 04:00'],
  ['ru', 3, false, '1 янв. 2027 г., 01:30'],
])('[I18N-04] a moment in %s at UTC%i (12 hours: %s) reads %s', (locale, timeZone, is12h, text) => {
  expect(momentOf(seconds, { locale, timeZone, is12h }).replaceAll('\u202f', ' ')).toBe(text);
});
