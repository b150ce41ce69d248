import { expect, test } from 'vitest';

import { offsetName } from '@contracts/offset-name';

import { allZones, findZones, zoneName } from './zones';

const winter = Date.parse('2027-01-15T12:00:00Z');
const summer = Date.parse('2027-07-15T12:00:00Z');

test.each([
  [0, 'UTC'],
  [3, 'UTC+3'],
  [-5, 'UTC−5'],
  [5.75, 'UTC+5:45'],
  [-3.5, 'UTC−3:30'],
])('[LANG-25] the offset %d is called %s', (hours, name) => {
  expect(offsetName(hours)).toBe(name);
});

test.each([
  ['Europe/London', winter, 'London, UTC'],
  ['Europe/London', summer, 'London, UTC+1'],
  ['America/St_Johns', winter, 'St Johns, UTC−3:30'],
  ['Asia/Calcutta', winter, 'Kolkata, UTC+5:30'],
  ['UTC', winter, 'UTC'],
  [3, winter, 'UTC+3'],
])('[LANG-25] the zone %s is called by its city of today and its offset now', (zone, at, name) => {
  expect(zoneName(zone, at)).toBe(`\u2066${name}\u2069`);
});

test('[LANG-25] every zone of the browser stands once, and UTC with them', () => {
  const zones = allZones();
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.length).toBeGreaterThan(400);
  expect(zones).toContain('UTC');
});

test.each([
  ['london', 'en', 'Europe/London'],
  ['  Лондон', 'ru', 'Europe/London'],
  ['kolkata', 'en', 'Asia/Calcutta'],
  ['sao paulo', 'pt', 'America/Sao_Paulo'],
  ['berlni', 'en', 'Europe/Berlin'],
  ['+5:45', 'en', 'Asia/Katmandu'],
  ['utc-3:30', 'en', 'America/St_Johns'],
  ['طوكيو', 'ar', 'Asia/Tokyo'],
  ['برلين', 'en', 'Europe/Berlin'],
  ['Берлин', 'uk', 'Europe/Berlin'],
  ['نيويورك', 'ar', 'America/New_York'],
  ['Торонто', 'ru', 'America/Toronto'],
  ['سيدني', 'en', 'Australia/Sydney'],
])('[LANG-25] "%s" in %s finds %s first', (text, locale, zone) => {
  expect(findZones(text, { locale, at: winter })[0]).toBe(zone);
});

test('[LANG-25] a zone is found by what the language calls its time', () => {
  expect(findZones('Москва', { locale: 'ru', at: winter })).toContain('Europe/Moscow');
  expect(findZones('الهند', { locale: 'ar', at: winter }).slice(0, 2)).toContain('Asia/Calcutta');
});

test('[LANG-25] what is no zone finds none', () => {
  expect(findZones('xyzzyx', { locale: 'en', at: winter })).toEqual([]);
});
