// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { choiceKept, choicesReplaced } from '@/entities/preferences';

import { $stars, marketsOpened, starToggled } from './stars';

const star = { sportId: 1, groupId: 17 };

beforeEach(() => {
  document.cookie = 'market_stars=; Max-Age=0; path=/';
});

async function visit() {
  const scope = fork();
  await allSettled(marketsOpened, { scope });
  return scope;
}

test('[GAME-02] a star stands there in the next visit, and goes to the server with the other choices of a player', async () => {
  const scope = await visit();
  const kept = vi.fn();
  createWatch({ unit: choiceKept, fn: kept, scope });
  await allSettled(starToggled, { scope, params: star });
  expect(kept).toHaveBeenCalledOnce();
  expect((await visit()).getState($stars)).toEqual([star]);
});

test('[GAME-02] another person’s stars take the place of those on the page', async () => {
  const scope = await visit();
  await allSettled(starToggled, { scope, params: star });
  await allSettled(choicesReplaced, { scope, params: { market_stars: '4.2' } });
  expect(scope.getState($stars)).toEqual([{ sportId: 4, groupId: 2 }]);
  await allSettled(choicesReplaced, { scope, params: {} });
  expect(scope.getState($stars)).toEqual([]);
});
