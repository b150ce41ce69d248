import { expect, test } from 'vitest';

import type { Profile } from '@contracts/profile';

import { type Act, opened, step } from './form';

const values = { city: 'Almaty', registration_address: '' } as Profile['values'];
const profile: Profile = {
  ...{ values, login: '7', email: '', phone: '', editable: ['city', 'registration_address'] },
  ...{ isVerified: true, version: 1, changedAt: null },
};
const after = (...acts: Act[]) => acts.reduce(step, opened(profile));
const there = (changed: Partial<Profile['values']>): Profile => ({
  ...profile,
  version: 2,
  values: { ...values, ...changed },
});
const mine = { kind: 'typed', field: 'registration_address', value: '27 Abay' } as const;

test('[OFFICE-08] a field that is typed back is no change', () => {
  const { draft } = after(mine, { ...mine, value: '' });
  expect(draft).toEqual({});
});

test('[OFFICE-08] only what both devices changed is a clash; the rest of the draft stays', () => {
  const city = { kind: 'typed', field: 'city', value: 'Astana' } as const;
  const form = after(mine, city, { kind: 'overtaken', profile: there({ registration_address: '31 Abay' }) });
  expect([form.conflicts, form.draft, form.profile.version]).toEqual([
    ['registration_address'],
    { city: 'Astana', registration_address: '27 Abay' },
    2,
  ]);
});

test('[OFFICE-08] the same words on both devices are no clash', () => {
  const form = after(mine, { kind: 'overtaken', profile: there({ registration_address: '27 Abay' }) });
  expect([form.conflicts, form.draft]).toEqual([[], {}]);
});

test('[OFFICE-08] to keep leaves the own words to be saved, to take the other drops them', () => {
  const clash: Act[] = [mine, { kind: 'overtaken', profile: there({ registration_address: '31 Abay' }) }];
  const kept = after(...clash, { kind: 'kept', field: 'registration_address' });
  const taken = after(...clash, { kind: 'taken', field: 'registration_address' });
  expect([kept.conflicts, kept.draft]).toEqual([[], { registration_address: '27 Abay' }]);
  expect([taken.conflicts, taken.draft]).toEqual([[], {}]);
});
