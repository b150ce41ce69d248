import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { anotherDay, isDue, long } from './plan.ts';

test('every file that waits for the second tier is there: a name that is no file would leave its tests out of both', () => {
  expect(
    Object.values(long)
      .flat()
      .filter((file) => !existsSync(file)),
  ).toEqual([]);
});

test.each([
  ['tests/lint/recipes.test.ts', ['docs/how-to.md'], true],
  ['tests/lint/recipes.test.ts', ['docs/prices.md'], false],
  ['tests/contract/coupon/kill.test.ts', ['tests/support/outside-app.ts'], false],
  ['tests/contract/coupon/kill.test.ts', ['sandbox/coupon/place.ts'], true],
])('%s after a change of %j is due in the quick tier: %s', (file, changed, due) => {
  const reached = new Set(changed[0] === 'sandbox/coupon/place.ts' ? [file] : []);
  expect(isDue(file, reached, changed)).toBe(due);
});

test.each([
  ['2026-12-01T00:00:00Z', '2027-02-28T22:30:00.000Z'],
  ['2027-01-15T12:00:00Z', '2028-02-29T22:30:00.000Z'],
])('what is tried on another day than %s is tried on %s', (today, then) => {
  expect(anotherDay(new Date(today)).toISOString()).toBe(then);
});
