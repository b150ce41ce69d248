import { expect, test } from 'vitest';

import { isSupportOpen } from './support-hours.ts';

const week = [1, 2, 3, 4, 5, 6, 7];
const always = { from: '00:00', to: '24:00', days: week, timeZone: 0 };
const office = { from: '09:00', to: '18:00', days: [1, 2, 3, 4, 5], timeZone: 3 };
const night = { from: '22:00', to: '02:00', days: [5], timeZone: 0 };
/** 2025-02-21 is a Friday. */
const at = (text: string) => Date.parse(`${text}:00Z`);

test.each([
  ['all day, every day', always, '2025-02-22T23:59', true],
  ['a minute before they come', office, '2025-02-21T05:59', false],
  ['when they come, in their zone', office, '2025-02-21T06:00', true],
  ['the last minute', office, '2025-02-21T14:59', true],
  ['when they have gone', office, '2025-02-21T15:00', false],
  ['a day off', office, '2025-02-22T10:00', false],
  ['over midnight, before it', night, '2025-02-21T23:00', true],
  ['over midnight, after it, by the day of the beginning', night, '2025-02-22T01:59', true],
  ['over midnight, when they have gone', night, '2025-02-22T02:00', false],
  ['over midnight, the night of a day off', night, '2025-02-22T23:00', false],
])('[SUPPORT-04] support hours: %s', (_, hours, moment, isOpen) => {
  expect(isSupportOpen(at(moment), hours)).toBe(isOpen);
});
