import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { OwnTournament } from '@contracts/tournaments';

import { openTab } from '@/entities/session/testing';
import { $routeFailure, navigated } from '@/shared/routing';

import { $list, pageOpened, placePressed } from './tournaments';

const own = (player: string | null): OwnTournament => ({
  tournament: {
    ...{ id: 7, kind: 'fast', startsAt: 1, endsAt: 2, isOver: false, players: player === null ? 0 : 1 },
    ...{ prizes: [], places: [] },
  },
  player,
  mayJoin: true,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[CAS-13] a list that was asked for before the press does not take the place away again', async () => {
  const late: (() => void)[] = [];
  let player: string | null = null;
  const { scope, tell } = openTab(async ({ method }) => {
    if (method === 'PUT') player = 'fox';
    const answer = Response.json({ data: method === 'PUT' ? own(player) : [own(player)] });
    // The first list is on its way for long, with what was true when it was asked for.
    if (method === 'GET' && late.length === 0) await new Promise<void>((resolve) => late.push(resolve));
    return answer;
  }, {});
  await tell(pageOpened, undefined);
  expect(late).toHaveLength(1);
  await tell(placePressed, { id: 7, isIn: true });
  late[0]?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($list)?.map((one) => one.player)).toEqual(['fox']);
});

test.each([
  ['/bonus/casino/tournaments/7', null],
  ['/bonus/casino/tournaments/99999', { status: 404 }],
  ['/bonus/casino/tournaments', null],
])('[CAS-13] the address %s: %j', async (path, failure) => {
  const { scope, tell } = openTab(() => Promise.resolve(Response.json({ data: [own(null)] })), {});
  await tell(navigated, {
    location: { path, language: 'en', search: '', hash: '' },
    match: { meta: { pageId: 'x', layout: 'main', section: 'x', dictionaries: [], title: '' }, params: {} },
    failure: null,
  });
  await tell(pageOpened, undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($routeFailure)).toEqual(failure);
});
