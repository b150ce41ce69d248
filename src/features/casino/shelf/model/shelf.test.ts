import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { GameShelf } from '@contracts/game-shelf';

import { $isAuth, $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';

import { $hasKeepFailed, $shelf, shelfWanted, starPressed } from './shelf';

const shelf = (favorites: GameShelf['favorites']): GameShelf => ({
  ...{ currency: 'USD', minStake: 0.1, maxStake: 100, ticketPrice: 1, favorites, recent: [] },
});

/** A player (or a visitor) with these favourites; `answers` false: the server keeps nothing. */
function setup({ kept = [] as GameShelf['favorites'], isPlayer = true, answers = true } = {}) {
  const asked: string[] = [];
  const server = (request: Request): Response => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    if (request.method === 'GET') return Response.json({ data: shelf(kept) });
    if (!answers) return Response.json({ code: 500, message: '' }, { status: 500 });
    return Response.json({ data: shelf(request.method === 'PUT' ? ['crash'] : []) });
  };
  const scope = fork({ values: [[$userId, isPlayer ? 3 : null]], handlers: [[fetchFx, server]] });
  return { asked, scope };
}

test('[CAS-01] the star keeps a game, and takes it away when it is pressed again', async () => {
  const { asked, scope } = setup();
  await allSettled(shelfWanted, { scope });
  expect(scope.getState($shelf)?.favorites).toEqual([]);
  await allSettled(starPressed, { scope, params: 'crash' });
  expect(scope.getState($shelf)?.favorites).toEqual(['crash']);
  await allSettled(starPressed, { scope, params: 'crash' });
  expect(scope.getState($shelf)?.favorites).toEqual([]);
  expect(asked).toEqual([
    'GET /games-api/v1/favorites',
    'PUT /games-api/v1/favorites/crash',
    'DELETE /games-api/v1/favorites/crash',
  ]);
});

test('[CAS-01] a visitor has no favourites, and nothing is asked', async () => {
  const { asked, scope } = setup({ isPlayer: false });
  expect(scope.getState($isAuth)).toBe(false);
  await allSettled(shelfWanted, { scope });
  await allSettled(starPressed, { scope, params: 'dice' });
  expect([asked, scope.getState($shelf)]).toEqual([[], null]);
});

test('[CAS-01] a star that was not kept says so, and stays as it was', async () => {
  const { scope } = setup({ kept: ['dice'], answers: false });
  await allSettled(shelfWanted, { scope });
  await allSettled(starPressed, { scope, params: 'dice' });
  expect([scope.getState($hasKeepFailed), scope.getState($shelf)?.favorites]).toEqual([true, ['dice']]);
});
