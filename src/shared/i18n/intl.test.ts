import { expect, test } from 'vitest';

import { formatMoney, parseMoney } from '@/shared/lib/money';

import { formatDate, formatFarTime, formatShortDate, formatTime } from './intl';

const at = Date.parse('2026-11-21T21:30:00Z');

test.each([
  [0, false, '21:30'],
  [3, false, '00:30'],
  [5.5, false, '03:00'],
  [-3, true, '6:30 PM'],
])('[LANG-13] a time in zone %d, 12-hour clock %s', (timeZone, is12h, text) => {
  expect(
    formatTime(at, { locale: 'en', timeZone, is12h })
      .replace(/\s/g, ' ')
      .replace(/^0(?=\d:\d\d [AP])/, ''),
  ).toBe(text);
});

test.each([
  ['Europe/London', '2027-03-27T15:00:00Z', '15:00'],
  ['Europe/London', '2027-03-28T14:00:00Z', '15:00'],
  ['Asia/Kathmandu', '2027-03-28T14:00:00Z', '19:45'],
  ['America/New_York', '2027-03-13T17:00:00Z', '12:00'],
  ['America/New_York', '2027-03-14T17:00:00Z', '13:00'],
])('[LANG-23] [R-L1] kick-off in %s at %s: %s, by the clocks of that day', (timeZone, moment, text) => {
  expect(formatTime(Date.parse(moment), { locale: 'en', timeZone, is12h: false })).toBe(text);
});

test('[LANG-13] a date follows the chosen zone', () => {
  expect(formatDate(at, { locale: 'en', timeZone: 0, is12h: false })).toContain('21');
  expect(formatDate(at, { locale: 'en', timeZone: 3, is12h: false })).toContain('22');
});

test('[LANG-13] [LIM-55] a moment that may be years away is written with its year', () => {
  const end = Date.parse('2031-11-21T21:30:00Z');
  expect(formatFarTime(end, { locale: 'en', timeZone: 0, is12h: false })).toBe('Nov 21, 2031, 21:30');
});

test.each([
  ['en', 'Nov 21'],
  ['ru', '21.11'],
  ['pt', '21/11'],
])('[LANG-13] a date for a narrow column, %s: %s', (locale, text) => {
  expect(formatShortDate(at, { locale, timeZone: 0, is12h: false })).toBe(text);
});

test.each([
  [63420, 'RUB', 'en', '634.20 ₽'],
  [15000, 'RUB', 'en', '150 ₽'],
  [10000000, 'RUB', 'en', '100,000 ₽'],
  [500, 'JPY', 'en', '500 ¥'],
  [100000000, 'BTC', 'en', '1 ₿'],
  // Left to right inside a sentence of the other direction.
  [63420, 'RUB', 'ar', '\u2066634.20 ₽\u2069'],
])('%i minor units of %s in %s', (minor, currency, language, text) => {
  const written = formatMoney(minor, currency, language).replaceAll('\u00a0', ' ');
  expect(written.replace(/\s\S+$/, '')).toBe(text.replace(/\s\S+$/, ''));
});

test.each([
  ['150', 'RUB', 15000],
  ['1 500,5', 'RUB', 150050],
  ['0.01', 'RUB', 1],
  ['١٬٥٠٠٫٥', 'RUB', 150050],
  ['۵۰', 'RUB', 5000],
  ['1.005', 'RUB', null],
  ['500.5', 'JPY', null],
  ['abc', 'RUB', null],
  ['', 'RUB', null],
  ['-5', 'RUB', null],
  ['99999999999999999', 'RUB', null],
])('what is typed as a sum: %s %s', (text, currency, minor) => {
  expect(parseMoney(text, currency, 'en')).toBe(minor);
});
