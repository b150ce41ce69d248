import { expect, test } from 'vitest';

import { hoursOf } from './hours';

const hours = { from: '09:00', to: '18:00', days: [1, 2, 3, 4, 5], timeZone: 0 };

test.each([
  ['en', hours, 'Mon–Fri, 09:00–18:00 (UTC)'],
  ['ru', hours, 'пн–пт, 09:00–18:00 (UTC)'],
  ['en', { ...hours, days: [6], timeZone: 3 }, 'Sat, 09:00–18:00 (UTC+3)'],
  ['en', { ...hours, timeZone: -5 }, 'Mon–Fri, 09:00–18:00 (UTC−5)'],
])('the hours of a manager are read in one line (%s)', (locale, asked, line) => {
  expect(hoursOf(asked, locale)).toBe(line);
});
