import { expect, test } from 'vitest';

import { calendarDay, dayNamed } from './calendar-day.ts';

test.each(['1970-01-01', '2024-02-29', '2026-12-31', '1899-06-30'])('[HTTP-51] %s is a day', (text) => {
  expect(new Date(dayNamed(text)! * 86_400_000).toISOString().slice(0, 10)).toBe(text);
  expect(calendarDay().safeParse(text).success).toBe(true);
});

test.each([
  '2026-02-30',
  '2025-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '2026-02',
  '-000001-01-01',
  '',
  'today',
])('[HTTP-51] %j is no day of the calendar', (text) => {
  expect(dayNamed(text)).toBeUndefined();
  const { error } = calendarDay('field_error_birthday').safeParse(text);
  expect(error?.issues.map(({ message }) => message)).toEqual(['field_error_birthday']);
});
