// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { expect, test, vi } from 'vitest';

import { sessionEndRequested } from '@/entities/session';
import { isOff, part, plain, press, refusal, settle, type, ways } from '@/shared/testing';

import { calls, day, exclusion, limit, nowSec, openBefore } from '../play-safely.testing';

const end = nowSec + 7 * day;
const leave = () => part('Self-exclusion and longer breaks');
const tick = () => press(screen.getByRole('checkbox', { name: 'I understand that I cannot undo this' }));

test('[LIM-96] limits that do not load are asked for again, and a rest is open meanwhile', async () => {
  const backend: Record<string, unknown> = {
    [calls.read]: refusal(0, '', 403),
    [calls.timeOut]: { data: { endsAt: end } },
  };
  const { sent } = await openBefore(backend);
  expect(screen.getByRole('heading', { name: 'Your limits could not be loaded.' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Set a limit' })).toBeNull();
  await press('7 days');
  expect(sent()).toEqual([[calls.timeOut, { days: 7, scope: 'play' }]]);
  backend[calls.read] = [limit(21)];
  await press('Try again');
  expect(part('Deposit limits').getByRole('meter', { name: '7 days' })).toBeVisible();
});

test('[LIM-53] one press begins a time-out, and the page of it follows', async () => {
  const { sent, visited } = await openBefore({ [calls.timeOut]: { data: { endsAt: end } } });
  await press('1 day');
  expect(sent()).toEqual([[calls.timeOut, { days: 1, scope: 'play' }]]);
  expect(visited).toEqual(['/en/goodbye']);
});

test('[LIM-53] a time-out of deposits alone says until when, and lets the player go on', async () => {
  const { sent, visited, notice } = await openBefore({ [calls.timeOut]: { data: { endsAt: end } } });
  await press(screen.getByRole('radio', { name: 'Deposits only' }));
  await press('7 days');
  expect(sent()).toEqual([[calls.timeOut, { days: 7, scope: 'deposit' }]]);
  expect(visited).toEqual([]);
  expect(notice()).toMatch(/^No deposits until Nov 28/);
});

test('[LIM-53] a time-out that did not begin says that nothing has changed', async () => {
  const { visited, notice } = await openBefore({ [calls.timeOut]: refusal() });
  await press('1 day');
  expect(notice()).toBe('Could not save. Nothing has changed. Try again.');
  expect(visited).toEqual([]);
});

test('[LIM-14] each of the two time-outs that go on says what it stops, and locks only its own shorter ones', async () => {
  const rest = (scope: 'play' | 'deposit', days: number) =>
    limit(33, { measure: 'days', scope, endsAt: nowSec + days * day });
  await openBefore({ [calls.read]: [rest('play', 3), rest('deposit', 35)] });
  const said = part('Take a time-out')
    .getAllByRole('status')
    .map(({ textContent }) => plain(textContent).trim());
  expect(said).toEqual([
    expect.stringMatching(/^Your time-out lasts until Nov 24/),
    expect.stringMatching(/^No deposits until Dec 26/),
  ]);
  expect(['1 day', '7 days', '30 days', '42 days'].map(isOff)).toEqual([true, false, false, false]);
  await press(screen.getByRole('radio', { name: 'Deposits only' }));
  expect(['1 day', '7 days', '30 days', '42 days'].map(isOff)).toEqual([true, true, true, false]);
});

test('[LIM-55] an exclusion needs the tick, and every other choice takes it away again', async () => {
  const { sent } = await openBefore({ [calls.exclude]: { data: { endsAt: end } } });
  await press('Self-exclude for 180 days');
  await tick();
  expect(isOff('Self-exclude for 180 days')).toBe(false);
  type('Duration', '365');
  expect(screen.getByRole('checkbox', { name: /^I understand/ })).not.toBeChecked();
  await press('Self-exclude for 365 days');
  await tick();
  type(/^Reason/, '4');
  await press('Self-exclude for 365 days');
  expect(sent()).toEqual([]);
});

test('[LIM-55] [LIM-56] [LIM-31] what was chosen is sent once, and the session ends with the day of its end', async () => {
  const ended = vi.fn();
  const { sent, scope } = await openBefore({ [calls.exclude]: { data: { endsAt: end } } });
  createWatch({ unit: sessionEndRequested, fn: ended, scope });
  type('Duration', '7');
  expect(leave().getByText(/^From now until Nov 2[89]/)).toBeVisible();
  type(/^Reason/, '4');
  await tick();
  await press('Take a break of 7 days');
  expect(sent().filter(([call]) => call === calls.exclude)).toEqual([
    [calls.exclude, { days: 7, reasonId: 4, brands: 'this' }],
  ]);
  expect(ended.mock.calls).toEqual([[{ reason: 'excluded', endsAt: end * 1000 }]]);
});

test('[LIM-31] who would rather not say sends no reason', async () => {
  const { sent } = await openBefore({ [calls.exclude]: refusal() });
  type(/^Reason/, '4');
  type(/^Reason/, '0');
  await tick();
  await press('Self-exclude for 180 days');
  expect(sent()).toEqual([[calls.exclude, { days: 180, brands: 'this' }]]);
});

test('[LIM-55] an exclusion that was refused ends no session, and says so', async () => {
  const ended = vi.fn();
  const { notice, scope } = await openBefore({ [calls.exclude]: refusal() });
  createWatch({ unit: sessionEndRequested, fn: ended, scope });
  await tick();
  await press('Self-exclude for 180 days');
  expect(notice()).toBe('Could not save. Nothing has changed. Try again.');
  expect(ended).not.toHaveBeenCalled();
});

test('[LIM-56] where a country has other sites of the company, the player says which they leave', async () => {
  const { sent } = await openBefore({ [calls.exclude]: { data: { endsAt: end } } }, { profile: 'GB' });
  await press(screen.getByRole('radio', { name: 'All our sites' }));
  await tick();
  await press('Self-exclude for 180 days');
  expect(sent()[0]).toEqual([calls.exclude, { days: 180, brands: 'all' }]);
  expect(ways()).toContainEqual(['GAMSTOP ', 'https://www.gamstop.co.uk/']);
});

test('[LIM-57] an exclusion says until when, or that it has no end, and offers no way back before it', async () => {
  const { unmount } = await openBefore({ [calls.read]: [exclusion()] });
  expect(leave().getByText(/^You are self-excluded until Mar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request return' })).toBeNull();
  unmount();
  await openBefore({ [calls.read]: [exclusion({ endsAt: null })] });
  expect(leave().getByText('You are self-excluded indefinitely.')).toBeVisible();
});

test.each([
  [
    {},
    { earlyReturnSec: 172_800 },
    /You can request an early return in writing\. ?A waiting period of 2 days then follows/,
  ],
  [
    { exclusionState: 'ended_waiting' as const },
    { returnCoolingSec: 172_800 },
    /^Your self-exclusion has ended\..*A waiting period of 2 days then follows/,
  ],
])('[LIM-58] who may ask to return is told how long it then takes, and asks once: %j', async (more, config, words) => {
  const backend: Record<string, unknown> = {
    [calls.read]: [exclusion(more)],
    [calls.comeBack]: { data: { opensAt: nowSec + 2 * day } },
  };
  const { sent } = await openBefore(backend, config);
  const note = () => screen.getByRole('button', { name: 'Request return' }).parentElement?.parentElement;
  expect(plain(note()?.textContent)).toMatch(words);
  backend[calls.read] = [exclusion({ exclusionState: 'cooling', returnsAt: nowSec + 2 * day })];
  await press('Request return');
  await settle();
  expect(sent()).toEqual([[calls.comeBack, undefined]]);
  expect(leave().getByText(/^You have asked to return\. Your account reopens on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request return' })).toBeNull();
});

test('[LIM-58] a request that did not arrive can be made again', async () => {
  const backend = {
    [calls.read]: [exclusion({ exclusionState: 'ended_waiting' as const })],
    [calls.comeBack]: refusal(),
  };
  const { notice } = await openBefore(backend);
  await press('Request return');
  expect(notice()).toBe('Could not save. Nothing has changed. Try again.');
  expect(isOff('Request return')).toBe(false);
});
