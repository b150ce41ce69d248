// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { field, isOff, part, press, type } from '@/shared/testing';

import { calls, exclusion, limit, openBefore } from '../play-safely.testing';

const session = (hours: number | null) => limit(31, { measure: 'hours', limitValue: hours, limitBalance: null });
const reality = (minutes: number | null) => limit(32, { measure: 'minutes', limitValue: minutes, limitBalance: null });
const saved = (...limits: object[]) => ({ status: 'ok', limitsData: limits, questions: [], tokenGuid: '' });
const choices = (label: string) => [...field(label).querySelectorAll('option')].map(({ textContent }) => textContent);
const said = (name: string) => part(name).queryByRole('status')?.textContent ?? null;

test('[LIM-06] [LIM-21] a session lasts as many hours as are chosen, sent once and then nothing is left to set', async () => {
  const { sent } = await openBefore({ [calls.set]: saved(session(3)) });
  expect(isOff('Set: Session limit')).toBe(true);
  expect(choices('Session limit')).toHaveLength(25);
  type('Session limit', '3');
  expect(said('Session limit')).toBe('Takes effect immediately');
  await press('Set: Session limit');
  expect(sent()).toEqual([[calls.set, { limits: [{ limitType: 31, limitValue: 3 }] }]]);
  expect(field('Session limit')).toHaveValue('3');
  expect(isOff('Set: Session limit')).toBe(true);
});

test.each([
  ['5', 'Takes effect immediately', 5],
  ['30', 'Increase: takes effect after 1 day, once you confirm', 30],
  ['', 'Increase: takes effect after 1 day, once you confirm', null],
])('[LIM-07] [LIM-22] a reminder each 15 minutes is changed to "%s": %s', async (value, words, wanted) => {
  const { sent } = await openBefore({ [calls.read]: [reality(15)], [calls.set]: saved() });
  type('Reality check', value);
  expect(said('Reality check')).toBe(words);
  await press('Set: Reality check');
  expect(sent()).toEqual([[calls.set, { limits: [{ limitType: 32, limitValue: wanted }] }]]);
});

test('[LIM-07] where a country asks for a reminder, none is no choice and its own stands chosen', async () => {
  await openBefore({}, { realityCheckMinutes: 30 });
  expect(choices('Reality check')).not.toContain('Not set');
  expect(field('Reality check')).toHaveValue('30');
  expect(screen.getByText('Your country requires one every 30 min or more often.')).toBeVisible();
  expect(isOff('Set: Reality check')).toBe(true);
});

test('[LIM-21] a value that is no choice here any more still stands in its field', async () => {
  await openBefore({ [calls.read]: [reality(25)] });
  expect(field('Reality check')).toHaveValue('25');
  expect(choices('Reality check').at(-1)).toBe('25 min');
});

test('[LIM-14] while an exclusion goes on a session gets shorter, and not longer', async () => {
  const { sent } = await openBefore({ [calls.read]: [session(3), exclusion()], [calls.set]: saved(session(2)) });
  type('Session limit', '4');
  expect(said('Session limit')).toMatch(/^Locked: /);
  await press('Set: Session limit');
  expect(sent()).toEqual([]);
  type('Session limit', '2');
  await press('Set: Session limit');
  expect(sent()).toHaveLength(1);
});

test('[LIM-06] what is chosen while another value is on its way stays chosen', async () => {
  const answer = Promise.withResolvers();
  await openBefore({ [calls.set]: () => answer.promise });
  type('Session limit', '3');
  await press('Set: Session limit');
  type('Session limit', '2');
  answer.resolve(saved(session(3)));
  await screen.findByText('Takes effect immediately');
  expect(field('Session limit')).toHaveValue('2');
  expect(isOff('Set: Session limit')).toBe(false);
});
