// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { appReady } from '@/shared/lib/lifecycle';

import { $favourites, competitionMarked, teamMarked } from './marks';

beforeEach(() => {
  localStorage.clear();
});

test('[FAV-01] a star marks a team or a competition, a second press takes the mark off', async () => {
  const scope = fork();
  await allSettled(teamMarked, { scope, params: 7 });
  await allSettled(competitionMarked, { scope, params: 100 });
  await allSettled(teamMarked, { scope, params: 8 });
  expect(scope.getState($favourites)).toEqual({ teams: [7, 8], champs: [100] });
  await allSettled(teamMarked, { scope, params: 7 });
  expect(scope.getState($favourites).teams).toEqual([8]);
});

test('[FAV-01] the browser keeps them; the oldest of 50 gives way', async () => {
  const scope = fork();
  await allSettled(appReady, { scope });
  for (let id = 1; id <= 51; id++) await allSettled(teamMarked, { scope, params: id });
  const reloaded = fork();
  await allSettled(appReady, { scope: reloaded });
  expect(reloaded.getState($favourites).teams).toHaveLength(50);
  expect(reloaded.getState($favourites).teams[0]).toBe(2);
});

test('[FAV-01] what the browser kept is not believed when it is no list of ids', async () => {
  localStorage.setItem('openbook.favourites', '{"teams":["<b>"],"champs":7}');
  const scope = fork();
  await allSettled(appReady, { scope });
  expect(scope.getState($favourites).teams).toEqual([]);
});
