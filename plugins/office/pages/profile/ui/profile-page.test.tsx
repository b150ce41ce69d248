// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { type Profile, profileFields } from '@contracts/profile';

import { facts, field, open, press, refusal } from '../../../shared/office.testing';
import { ProfilePage } from './profile-page';

const reads = 'GET /office-api/v1/profile';
const profile: Profile = {
  values: { ...(Object.fromEntries(profileFields.map((name) => [name, ''])) as Profile['values']), city: 'Almaty' },
  ...{ login: '100007', email: 'ann@example.com', phone: '', editable: ['city'] },
  ...{ isVerified: false, version: 1, changedAt: null },
};

test('[OFFICE-08] how a player logs in and is reached is shown, and has no field to change it', async () => {
  await open(ProfilePage, { [reads]: { data: profile } });
  expect(facts()).toEqual([
    ['ID', '100007'],
    ['E-mail', 'ann@example.com'],
    ['Phone', 'not provided'],
  ]);
  expect(screen.getAllByRole('textbox')).toEqual([field('City')]);
});

test('[OFFICE-08] data that do not come are asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal({ statusCode: 503 }) };
  await open(ProfilePage, backend);
  expect(screen.getByRole('heading', { name: 'Your data could not be loaded.' })).toBeVisible();
  backend[reads] = { data: profile };
  await press('Try again');
  expect(field('City')).toHaveValue('Almaty');
});
