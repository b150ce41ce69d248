// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { serverMessage } from '@contracts/error-codes';

import { alerts, open, part, press, refusal, settle } from '../../../shared/office.testing';
import { settings } from '../../../shared/settings.testing';
import { HideSports } from './hide-sports';

const call = 'PUT /office-api/v1/disallow-sports';
const sports = [
  { id: 1, name: 'Football' },
  { id: 2, name: 'Tennis' },
];
const openWith = (backend: Record<string, unknown>) =>
  open(() => <HideSports settings={settings({ sports, liveDisallowSports: [2] })} />, backend);
const toggle = (list: string, name: string) => part(list).getByRole('switch', { name });
const shown = (list: string) =>
  within(part(list).getByRole('list'))
    .getAllByRole('switch')
    .map((each) => (each as HTMLInputElement).checked || each.getAttribute('aria-checked') === 'true');

test('[OFFICE-04] each list has its own switches, on where the sport is shown', async () => {
  const { sent } = await openWith({ [call]: null });
  expect([shown('Live'), shown('Upcoming')]).toEqual([
    [true, false],
    [true, true],
  ]);
  await press(toggle('Upcoming', 'Football'));
  expect([shown('Live'), shown('Upcoming')]).toEqual([
    [true, false],
    [false, true],
  ]);
  await press(toggle('Live', 'Tennis'));
  expect(sent()).toEqual([
    [call, { line: [1], live: [2] }],
    [call, { line: [1], live: [] }],
  ]);
});

test('[OFFICE-04] presses go one after the other, each with what the one before chose', async () => {
  const first = Promise.withResolvers();
  const { sent } = await openWith({ [call]: () => first.promise });
  await press(toggle('Live', 'Football'));
  await press(toggle('Upcoming', 'Tennis'));
  expect(sent()).toEqual([[call, { line: [], live: [2, 1] }]]);
  first.resolve(null);
  await settle();
  expect(sent()[1]).toEqual([call, { line: [2], live: [2, 1] }]);
});

test.each([
  [refusal({ statusCode: 0 }), 'Not saved. Check your connection and try again.'],
  [refusal({ code: serverMessage, message: 'Not today.' }), 'Not today.'],
])('[OFFICE-04] a choice that is not kept goes back and says why: %s', async (answer, words) => {
  const backend: Record<string, unknown> = { [call]: null };
  await openWith(backend);
  await press(toggle('Live', 'Football'));
  backend[call] = answer;
  await press(toggle('Live', 'Tennis'));
  expect(alerts()).toEqual([words]);
  expect(shown('Live')).toEqual([false, false]);
});

test('[OFFICE-04] an earlier refusal does not take back a newer choice', async () => {
  const [first, second] = [Promise.withResolvers(), Promise.withResolvers()];
  const answers = [first.promise, second.promise];
  await openWith({ [call]: () => answers.shift() });
  await press(toggle('Live', 'Football'));
  await press(toggle('Live', 'Tennis'));
  first.resolve(refusal());
  await settle();
  expect([shown('Live'), alerts()]).toEqual([[false, true], []]);
  second.resolve(null);
  await settle();
  expect([shown('Live'), alerts()]).toEqual([[false, true], []]);
});
