import { expect, test } from 'vitest';

import { monthStart } from './month-start';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-24T05:00:00Z', 0, '2026-11-01T00:00:00Z'],
  // In the zone of the player another month has begun, or has not yet.
  ['2026-10-31T22:30:00Z', 3, '2026-10-31T21:00:00Z'],
  ['2026-11-01T02:00:00Z', -5, '2026-10-01T05:00:00Z'],
  ['2026-12-31T20:00:00Z', 5.5, '2026-12-31T18:30:00Z'],
])('[PAY-16] the month of %s at UTC%s began at %s', (now, timeZone, start) => {
  expect(monthStart(at(now), timeZone)).toBe(at(start));
});
