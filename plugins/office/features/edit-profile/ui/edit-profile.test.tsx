// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { type Profile, profileFields } from '@contracts/profile';

import { alerts, enter, field, isOff, open, press, refusal, settle, type } from '../../../shared/office.testing';
import { EditProfile } from './edit-profile';

const call = 'PATCH /office-api/v1/profile';
const empty = Object.fromEntries(profileFields.map((name) => [name, ''])) as Profile['values'];
const profile = (more: Partial<Profile> = {}): Profile => ({
  values: { ...empty, name: 'Ann', city: 'Almaty', date_birthday: '1991-08-14' },
  ...{ login: '7', email: '', phone: '', editable: ['name', 'city', 'date_birthday', 'region'] },
  ...{ isVerified: false, version: 4, changedAt: null },
  ...more,
});
const openWith = (backend: Record<string, unknown>, more: Partial<Profile> = {}) =>
  open(() => <EditProfile profile={profile(more)} />, backend);
const waiting = () => screen.getByRole('status').textContent;

test('[OFFICE-08] the form counts its changes, sends only those, and then has none', async () => {
  const saved = profile({ version: 5, values: { ...profile().values, city: 'Astana', region: 'North' } });
  const { sent, told } = await openWith({ [call]: { data: saved } });
  expect([waiting(), isOff('Save'), isOff('Undo')]).toEqual(['', true, true]);
  type('City', 'Astana');
  expect(waiting()).toBe('1 unsaved change');
  type('Region', 'North');
  expect(waiting()).toBe('2 unsaved changes');
  await enter('City');
  expect(sent()).toEqual([[call, { version: 4, values: { city: 'Astana', region: 'North' } }]]);
  expect([told(), waiting(), field('City').value]).toEqual([['Saved'], '', 'Astana']);
});

test('[OFFICE-08] Undo brings back what was, and an untouched form sends nothing', async () => {
  const { sent } = await openWith({});
  type('City', 'Astana');
  await press('Undo');
  expect(field('City')).toHaveValue('Almaty');
  await enter('City');
  expect(sent()).toEqual([]);
});

test('[OFFICE-08] what a check has locked can only be read, and says that it is locked', async () => {
  await openWith({}, { isVerified: true, editable: ['city'] });
  expect(screen.getByText(/^You are verified\. Name, date of birth and/)).toBeVisible();
  const name = field('First name');
  expect([name.readOnly, name.value]).toEqual([true, 'Ann']);
  expect(field('Date of birth')).toHaveValue('Aug 14, 1991');
  expect(screen.getAllByText('locked')).toHaveLength(2);
  // What is locked and empty has nothing to read.
  expect(screen.queryByLabelText('Region')).toBeNull();
  expect(screen.queryByText('ID document')).toBeNull();
  expect(field('City').readOnly).toBe(false);
});

test('[OFFICE-08] a refused field says why until it is typed anew', async () => {
  await openWith({ [call]: refusal({ fields: { date_birthday: 'office.wrong.age' } }) });
  type('Date of birth', '2020-01-01');
  await enter('City');
  expect(field('Date of birth')).toHaveAccessibleDescription('Players must be of legal age');
  expect(screen.queryByText(/^Not saved/)).toBeNull();
  type('Date of birth', '1990-01-01');
  expect(field('Date of birth')).not.toBeInvalid();
});

test('[OFFICE-08] a save that does not arrive keeps the draft and says so', async () => {
  await openWith({ [call]: refusal({ statusCode: 0 }) });
  type('City', 'Astana');
  await enter('City');
  expect(alerts()).toEqual(['Not saved. Check your connection and try again.']);
  expect([field('City').value, waiting()]).toEqual(['Astana', '1 unsaved change']);
});

test('[OFFICE-08] two presses save once', async () => {
  const answer = Promise.withResolvers();
  const { sent } = await openWith({ [call]: answer.promise });
  type('City', 'Astana');
  await enter('City');
  await enter('City');
  answer.resolve({ data: profile() });
  await settle();
  expect(sent()).toHaveLength(1);
});

test.each([
  ['Keep this value', 'Astana', 1],
  ['Use the other value', '', 0],
])('[OFFICE-08] another device changed the same field: “%s”', async (choice, value, changes) => {
  const there = profile({ version: 5, values: { ...profile().values, city: '' } });
  const backend: Record<string, unknown> = { [call]: refusal({ statusCode: 409, data: there }) };
  const { sent } = await openWith(backend);
  type('City', 'Astana');
  await enter('City');
  expect(alerts()).toEqual([
    expect.stringMatching(/^City: changed on another device Other device: not provided\s*This device: Astana/),
  ]);
  expect(isOff('Save')).toBe(true);
  await enter('City');
  expect(sent()).toHaveLength(1);
  await press(choice);
  expect([alerts(), field('City').value]).toEqual([[], value]);
  backend[call] = { data: there };
  await enter('City');
  // The player's own values are saved over the newer version.
  expect(sent().slice(1)).toEqual(changes === 0 ? [] : [[call, { version: 5, values: { city: 'Astana' } }]]);
});
