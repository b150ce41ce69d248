// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { appReady } from '@/shared/lib/lifecycle';

import { locate } from '../router/locate';
import { pageShown, type ShownPage } from '../router/page';
import { fadeInFx } from './glide';

const shown = (pageId: string) =>
  ({
    match: { meta: { pageId } },
    location: locate(new URL('https://openbook.example/en')),
    failure: null,
    Page: null,
  }) as unknown as ShownPage;
const animate = vi.fn();

beforeEach(() => {
  animate.mockClear();
  const main = Object.assign(document.createElement('main'), { id: 'content', animate });
  document.body.replaceChildren(main);
});
afterEach(() => {
  delete document.documentElement.dataset['look'];
  vi.unstubAllGlobals();
});

test('[UI-96] another page fades in; the first one, and the same page elsewhere, do not', async () => {
  const faded = vi.fn();
  const scope = fork({ handlers: [[fadeInFx, faded]] });
  await allSettled(pageShown, { scope, params: shown('home') });
  await allSettled(appReady, { scope });
  const counts: number[] = [];
  for (const pageId of ['home', 'home', 'game', 'games', 'games']) {
    await allSettled(pageShown, { scope, params: shown(pageId) });
    counts.push(faded.mock.calls.length);
  }
  expect(counts).toEqual([0, 0, 1, 2, 2]);
});

test.each([
  [false, undefined, 1],
  [true, undefined, 0],
  [false, 'light', 0],
])('[UI-96] [PREF-04] where less motion was asked for (%s, look %s) nothing moves', async (matches, look, times) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  if (look !== undefined) document.documentElement.dataset['look'] = look;
  await allSettled(fadeInFx, { scope: fork() });
  expect(animate).toHaveBeenCalledTimes(times);
});
