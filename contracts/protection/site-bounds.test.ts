import { expect, test } from 'vitest';

import { birthdayProblem } from '../registration.ts';
import { profiles } from './profiles.ts';
import { protectionOf } from './read.ts';
import { boundedValue, siteFaults, withinBounds } from './site-bounds.ts';
import type { Protection } from './values.ts';

const now = Date.parse('2026-11-26T12:00:00Z');

test.each([0, -18, 6, 17, 17.5, 31, 1e9, Number.NaN, '18+', null, {}])(
  '[LIM-40] %s is no least age: nobody below 18 registers by it, and a start names it',
  (minAge) => {
    expect(boundedValue('minAge', minAge)).toBe(18);
    for (const [day, problem] of [
      ['2020-11-26', 'proof_of_age_popup_title'],
      ['2008-11-27', 'proof_of_age_popup_title'],
      ['2008-11-26', null],
    ] as const)
      expect(birthdayProblem(day, { now, minAge: boundedValue('minAge', minAge) })).toBe(problem);
    expect(siteFaults({ minAge })).toEqual([expect.stringMatching(/^minAge: .+18 stays$/)]);
  },
);

test('[LIM-40] ages that countries have hold, and a wrong field costs itself alone', () => {
  for (const minAge of [18, 20, 21, 25]) expect(boundedValue('minAge', minAge)).toBe(minAge);
  expect(siteFaults({ minAge: 21, autoLogoffInactiveMinutes: 5 })).toEqual([]);
  const config = withinBounds({ minAge: 0, autoLogoffInactiveMinutes: 5, companyName: 'x' });
  expect(config).toEqual({ minAge: 18, autoLogoffInactiveMinutes: 5, companyName: 'x' });
});

test.each<[keyof Protection, unknown]>([
  ['increaseDelaySec', 0],
  ['increaseDelaySec', 3600],
  ['laterDelaySec', 60],
  ['approveSec', 0],
  ['returnCoolingSec', 0],
  ['earlyReturnSec', 1],
  ['exclusionDays', [1]],
  ['exclusionDays', [1, 7, 30, 90]],
  ['selfExclusionMinDays', 3650],
  ['warningPercents', []],
])('[LIM-40] no configuration sets %s to %j: that of the profile stays, and the start names it', (field, value) => {
  const { values, faults } = protectionOf({ protection: { profile: 'GB', [field]: value, realityPauseMinutes: 3 } });
  expect(values[field]).toEqual(profiles.GB[field]);
  expect(values.realityPauseMinutes).toBe(3);
  expect(faults).toEqual([expect.stringContaining(`protection.${field}:`)]);
});
