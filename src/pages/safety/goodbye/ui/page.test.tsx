// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { $userId } from '@/entities/session';
import type { Goodbye } from '@/features/safety/say-goodbye';
import { now, nowSec, open, ways } from '@/shared/testing';

import { GoodbyePage } from './page';

const day = 86_400_000;
/** What the browser kept of their goodbye. */
const keep = (kept: Goodbye | null) => localStorage.setItem('openbook.goodbye', JSON.stringify(kept));
const openPage = (values: [unknown, unknown][] = [], answer?: unknown) =>
  open(<GoodbyePage />, {
    ...{ texts: ['stay'], values },
    backend: answer === undefined ? {} : { 'GET /limit-service-api/api/external/web/v3/session': { data: answer } },
  });
const signedOut = (kept: Goodbye) => {
  keep(kept);
  return openPage();
};
/** Player 7, and why the server says that they may not play. */
const signedIn = (rest: object | null) => {
  const session = { startedAt: nowSec, endsAt: null, iso: 'RUB', staked: 0, won: 0, net: 0 };
  return openPage([[$userId, 7]], { ...session, check: null, isSummaryDue: false, rest });
};

beforeEach(() => {
  localStorage.clear();
});

test.each([
  [
    { kind: 'timeOut', endsAt: now + day },
    'You are taking a time-out',
    /^At your request, .* until .*23.* The time-out ends automatically/,
  ],
  [
    { kind: 'exclusion', endsAt: now + day },
    'You are self-excluded',
    /^At your request, .* until .*This cannot be undone/,
  ],
  [{ kind: 'exclusion', endsAt: null }, 'You are self-excluded', /indefinitely\.$/],
] as const)('[LIM-50] %j: why, until when, and that the money stays theirs', async (kept, title, why) => {
  await signedOut(kept);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByText(/^Your balance remains yours/)).toBeVisible();
  expect(screen.getByText(/^Open bets are settled as usual/)).toBeVisible();
  expect(screen.getByText(/You receive no new offers\.$/)).toBeVisible();
});

test('[LIM-50] a session that its own limit ended says so, and speaks of no bonus', async () => {
  await signedOut({ kind: 'limit', endsAt: null });
  expect(screen.getByText(/^You reached your session limit/)).toBeVisible();
  expect(screen.queryByText(/bonus/i)).toBeNull();
});

test('[LIM-50] the page leads to a withdrawal and to help, and to no deposit', async () => {
  await signedOut({ kind: 'exclusion', endsAt: null });
  expect(ways()).toEqual([
    ['Log in to withdraw', '/en/login?return_url=/office/deduce'],
    ['Gambling support', '/en/information/responsiblegaming'],
  ]);
});

test('[LIM-50] who is signed in is told what the server says, not what the browser kept', async () => {
  keep({ kind: 'exclusion', endsAt: null });
  await signedIn({ kind: 'timeOut', endsAt: nowSec + 86_400 });
  expect(screen.getByRole('heading', { name: 'You are taking a time-out' })).toBeVisible();
  expect(ways()[0]).toEqual(['Withdraw funds', '/en/office/deduce']);
});

test.each([
  ['the break of a visitor is over', () => signedOut({ kind: 'timeOut', endsAt: now })],
  ['there was none', () => openPage()],
  ['the player has no rest', () => signedIn(null)],
])('[LIM-50] %s: nothing keeps them from playing', async (_, opened) => {
  await opened();
  expect(screen.getByRole('heading', { name: 'No break is active' })).toBeVisible();
  expect(ways()).toEqual([['Home page', '/en']]);
});

test('[LIM-50] while the server is asked the page claims nothing', async () => {
  await openPage([[$userId, 7]]);
  expect(screen.queryByRole('heading')).toBeNull();
});
