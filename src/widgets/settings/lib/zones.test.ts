import { expect, test } from 'vitest';

import { timeZones, zoneName } from './zones';

test.each([
  [0, 'UTC'],
  [3, 'UTC+3'],
  [-5, 'UTC−5'],
  [5.5, 'UTC+5:30'],
  [5.75, 'UTC+5:45'],
  [-3.5, 'UTC−3:30'],
])('the zone %d is called %s', (hours, name) => {
  expect(zoneName(hours)).toBe(name);
});

test('every zone stands once, from west to east', () => {
  expect(new Set(timeZones).size).toBe(timeZones.length);
  expect([timeZones[0], timeZones.at(-1)]).toEqual([-12, 14]);
  expect(timeZones).toContain(3);
});
