// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { OwnTournament, Tournament } from '@contracts/tournaments';

import { $userId } from '@/entities/session';
import { alerts, facts, now, open, part, press, refusal, rows, ways } from '@/shared/testing';

import { TournamentsPage } from './page';

const path = '/bonus/casino/tournaments';
const reads = 'GET /games-api/v1/tournaments';
const [joins, leaves] = ['PUT /games-api/v1/tournaments/12/place', 'DELETE /games-api/v1/tournaments/12/place'];
const place = (place: number, player: string, score: number, prize = 0) => ({
  ...{ place, player, score, rounds: 5, reachedAt: now, prize },
});
const tournament = (more: Partial<OwnTournament> = {}, table: Partial<Tournament> = {}): OwnTournament => ({
  tournament: {
    ...{ id: 12, kind: 'slots', startsAt: now, endsAt: now + 3_600_000, isOver: false, players: 3 },
    ...{ prizes: [50, 20, 20], places: [place(1, 'Fox', 1250, 50), place(2, 'Owl', 300)] },
    ...table,
  },
  ...{ player: null, mayJoin: true },
  ...more,
});
const openPage = (
  list: OwnTournament[],
  backend: Record<string, unknown> = {},
  address = `${path}/12`,
  userId: number | null = 7,
) =>
  open(<TournamentsPage />, {
    ...{ texts: ['tournaments', 'bonus'], address, backend: { [reads]: { data: list }, ...backend } },
    values: [[$userId, userId]],
  });

test('[CAS-13] the list leads to each tournament, and says when it ends and how many play', async () => {
  await openPage([tournament(), tournament({}, { id: 11, kind: 'fast', isOver: true })], {}, path);
  expect(ways().filter(([words]) => words?.startsWith('Daily'))).toEqual([
    ['Daily slots', `/en${path}/12`],
    ['Daily games', `/en${path}/11`],
  ]);
  expect(screen.getByText(/^Ends Nov 22/)).toBeVisible();
  expect(screen.getByText(/^Ended Nov 22/)).toBeVisible();
});

test('[CAS-13] one tournament: its prizes, its table, and the own place', async () => {
  await openPage([tournament({ player: 'Owl' })]);
  expect(facts()).toEqual([
    ['Prizes', expect.stringMatching(/90/)],
    ['Ends', expect.stringMatching(/^Nov 22/)],
    ['Players', '3'],
    ['Your position', '2'],
  ]);
  expect(rows(part('Prizes'))).toEqual([expect.stringMatching(/^1.*50/), expect.stringMatching(/^2 – 3.*20/)]);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PositionPlayerRounds countedScorePrize',
    expect.stringMatching(/^1Fox512\.50.*50/),
    '2You53.00—',
  ]);
});

test('[CAS-13] nobody has a score yet', async () => {
  await openPage([tournament({}, { places: [] })]);
  expect(screen.getByText('No scores yet')).toBeVisible();
});

test('[CAS-13] one press takes part, another no longer', async () => {
  const [out, inside] = [tournament(), tournament({ player: 'Owl' })];
  let kept = out;
  const { sent } = await openPage([out], {
    [reads]: () => ({ data: [kept] }),
    [joins]: () => ({ data: (kept = inside) }),
    [leaves]: () => ({ data: (kept = out) }),
  });
  await press('Join');
  await press('Leave tournament');
  expect(sent().map(([call]) => call)).toEqual([joins, leaves]);
});

test.each([
  ['a visitor', tournament({ mayJoin: false }), null, 'Log in to join'],
  ['a player who may not', tournament({ mayJoin: false }), 7, 'You cannot join now'],
])('[CAS-13] %s reads why there is nothing to press', async (_, own, userId, words) => {
  await openPage([own], {}, `${path}/12`, userId);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

test('[CAS-13] who takes part may always leave, and what is over has nothing to press', async () => {
  await openPage([tournament({ player: 'Owl', mayJoin: false })]);
  expect(screen.getByRole('button', { name: 'Leave tournament' })).toBeVisible();
  await openPage([tournament({ player: 'Owl' }, { isOver: true })]);
  expect(screen.getAllByRole('button', { name: 'Leave tournament' })).toHaveLength(1);
});

test('[CAS-13] a press that did not arrive says so', async () => {
  await openPage([tournament()], { [joins]: refusal() });
  await press('Join');
  expect(alerts()).toEqual(['Your entry was not changed. Try again.']);
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
});

test('[CAS-13] a table that does not load is asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await open(<TournamentsPage />, { texts: ['tournaments'], backend, address: path });
  expect(screen.getByRole('heading', { name: 'The leaderboard could not be loaded.' })).toBeVisible();
  backend[reads] = { data: [tournament()] };
  await press('Try again');
  expect(screen.getByRole('link', { name: 'Daily slots' })).toBeVisible();
});
