import { expect, test } from 'vitest';

import { type Exclusion, exclusionState, returnAfter } from './exclusion.ts';
import { profiles } from './profiles.ts';

const day = 86_400;
const half: Exclusion = { days: 180, startedAt: 0, endsAt: 180 * day, returnsAt: null };

test('[LIM-58] [LIM-56] an exclusion stays closed after its end until the player asks; a break ends by itself', () => {
  expect(exclusionState(half, 180 * day - 1, profiles.GB)).toBe('active');
  expect(exclusionState(half, 180 * day, profiles.GB)).toBe('ended_waiting');
  expect(exclusionState({ ...half, days: 179 }, 180 * day, profiles.GB)).toBe('over');
  // Germany calls 90 days an exclusion.
  expect(exclusionState({ ...half, days: 90 }, 180 * day, profiles.DE)).toBe('ended_waiting');
  expect(exclusionState({ ...half, endsAt: null }, 9000 * day, profiles.GB)).toBe('active');
});

test('[LIM-15] an exclusion that a server has set for later is coming, and begins by itself', () => {
  const later = { ...half, startedAt: 3 * day };
  expect(exclusionState(later, 3 * day - 1, profiles.GB)).toBe('coming');
  expect(exclusionState(later, 3 * day, profiles.GB)).toBe('active');
  expect(returnAfter(later, day, profiles.MT)).toBeNull();
});

test('[LIM-58] who asks to return waits a day', () => {
  expect(returnAfter(half, 200 * day, profiles.GB)).toBe(201 * day);
  const asked = { ...half, returnsAt: 201 * day };
  expect(exclusionState(asked, 201 * day - 1, profiles.GB)).toBe('cooling');
  expect(exclusionState(asked, 201 * day, profiles.GB)).toBe('over');
  expect(returnAfter(asked, 200 * day + 1, profiles.GB)).toBeNull();
});

test('[LIM-57] nobody can ask before the end, except in Malta, where a request waits a day', () => {
  for (const profile of ['open', 'GB', 'NL', 'DE', 'ES'] as const)
    expect(returnAfter(half, 10 * day, profiles[profile])).toBeNull();
  expect(returnAfter(half, 10 * day, profiles.MT)).toBe(11 * day);
});
