// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { appReady } from '@/shared/lib/lifecycle';

import { $followsScroll, $mediaView, followScrollSwitched, mediaPlaceOpened, mediaViewChosen } from './view';

/** A page load: kept media open as soon as something can show a picture. */
async function load() {
  const scope = fork();
  await allSettled(mediaPlaceOpened, { scope });
  return scope;
}
beforeEach(() => localStorage.clear());

test.each([0, 1, 2] as const)(
  '[MEDIA-05] the choice %i (closed, picture, video) holds after a reload',
  async (view) => {
    await allSettled(mediaViewChosen, { scope: await load(), params: view });
    expect((await load()).getState($mediaView)).toBe(view);
  },
);

test('[MEDIA-06] so does whether it follows into the corner', async () => {
  await allSettled(followScrollSwitched, { scope: await load() });
  expect((await load()).getState($followsScroll)).toBe(false);
});

test.each([
  [390, 0],
  [1366, 1],
] as const)('[GAME-06] until somebody chooses, %i px begin with the view %i', async (width, view) => {
  Object.assign(window, { innerWidth: width });
  const scope = await load();
  await allSettled(appReady, { scope });
  expect(scope.getState($mediaView)).toBe(view);
  await allSettled(mediaViewChosen, { scope, params: 2 });
  expect(scope.getState($mediaView)).toBe(2);
});
