import { expect, test } from 'vitest';

import { profileNames, profiles } from './profiles.ts';
import { missingLimits, protectionOf } from './read.ts';
import { type Protection, protectionFields } from './values.ts';

const day = 86_400;

test('[LIM-40] six profiles, each with values that the schemas accept', () => {
  expect(profileNames).toEqual(['open', 'GB', 'MT', 'NL', 'DE', 'ES']);
  for (const name of profileNames) expect(protectionOf({ protection: { ...profiles[name] } }).faults).toEqual([]);
  const waits = profileNames.map((name) => profiles[name].increaseDelaySec / day);
  expect(waits).toEqual([1, 1, 1, 7, 7, 7]);
  expect(profileNames.filter((name) => profiles[name].mustConfirm)).toEqual(['open', 'GB', 'ES']);
});

test('[LIM-40] single values lie over the profile, and each says where it comes from', () => {
  const read = protectionOf({ protection: { profile: 'DE', increaseDelaySec: 72 * 3600 } });
  expect(read).toMatchObject({ profile: 'DE', values: { increaseDelaySec: 72 * 3600, realityPauseMinutes: 5 } });
  expect(read.sources).toMatchObject({ increaseDelaySec: 'own', realityPauseMinutes: 'DE' });
  expect(read.faults).toEqual([]);
});

test('[LIM-40] a wrong value costs itself alone and is named', () => {
  const protection = { profile: 'NL', mustConfirm: 'yes', timeOutDays: [], panic: true, askReadyToLose: false };
  const { values, sources, faults } = protectionOf({ protection });
  expect(values).toEqual({ ...profiles.NL, askReadyToLose: false });
  expect(sources.mustConfirm).toBe('NL');
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'protection.mustConfirm',
    'protection.timeOutDays',
    'protection.panic',
  ]);
  expect(protectionOf({ protection: { profile: 'FR' } })).toMatchObject({ profile: 'open' });
  expect(protectionOf({ protection: { profile: 'FR' } }).faults[0]).toContain('"FR"');
  expect(protectionOf({ protection: 7 })).toMatchObject({
    values: profiles.open,
    faults: ['protection: is no object'],
  });
  expect(protectionOf({})).toMatchObject({ values: profiles.open, faults: [] });
});

test('[LIM-20] years have 365 days, or 360 by configuration; an own list stays as it is', () => {
  const days = (over: object): Protection['exclusionDays'] => protectionOf(over).values.exclusionDays;
  expect(days({})).toEqual([1, 7, 30, 90, 180, 365, 730, 1095, 1825]);
  expect(days({ limitYearDays: 360 })).toEqual([1, 7, 30, 90, 180, 360, 720, 1080, 1800]);
  expect(days({ limitYearDays: 360, protection: { exclusionDays: [365] } })).toEqual([365]);
});

test('[LIM-24] what may not be hidden, and what a profile demands', () => {
  expect(missingLimits([20, 21, 22], profiles.open)).toEqual([30, 31, 33]);
  expect(missingLimits([20, 21, 22, 30, 31, 33], profiles.NL)).toEqual([40, 41, 42, 43]);
  expect(missingLimits([33, 31, 30, 22, 21, 20], profiles.GB)).toEqual([]);
  expect(Object.keys(protectionFields).sort()).toEqual(Object.keys(profiles.open).sort());
});
