import { expect, test } from 'vitest';

import { dateOf, startOfDay } from './day';

test.each([
  ['2026-11-25T20:59:00Z', 3, '2026-11-25'],
  ['2026-11-25T21:00:00Z', 3, '2026-11-26'],
  ['2026-11-25T18:30:00Z', 5.5, '2026-11-26'],
  ['2026-11-25T04:59:00Z', -5, '2026-11-24'],
  ['2027-03-28T22:59:00Z', 'Europe/London', '2027-03-28'],
  ['2027-03-28T23:00:00Z', 'Europe/London', '2027-03-29'],
])('[ROUTE-139] at %s it is, in the zone %s, the %s', (now, timeZone, date) => {
  expect(dateOf(startOfDay(Date.parse(now), timeZone))).toBe(date);
});
