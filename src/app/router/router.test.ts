// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { $plugins, audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { pass } from '@/shared/routing';

import { $shownPage } from './page';
import { createAppRouter } from './router';
import { runGuardsFx } from './run-guards';

const tips = {
  id: 'tips',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/tips/index.js',
  mounts: [],
  enabled: true,
  pages: [{ page: 'tips', title: 'Tips' }],
};
const audience = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

/** The page at an address that the host does not have, before the manifest and after it. */
async function open(plugins: unknown[]) {
  history.replaceState(null, '', '/en/tips');
  let answer = (_: Response): void => undefined;
  const manifest = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const scope = fork({
    handlers: [
      [fetchFx, () => manifest],
      [loadDictionariesFx, () => undefined],
      [runGuardsFx, () => pass()],
    ] as never,
  });
  await allSettled(overridesReceived, { scope, params: {} });
  await allSettled(audienceChanged, { scope, params: audience });
  void allSettled(manifestRequested, { scope });
  createAppRouter({ scope, ready: Promise.resolve(), language: () => 'en' });
  // The whole map of the site has loaded by then: it is asked for first.
  await import('./find-rest');
  await new Promise((resolve) => setTimeout(resolve));
  const before = scope.getState($shownPage);
  answer(Response.json({ version: 1, plugins }));
  await vi.waitUntil(() => scope.getState($shownPage) !== null && scope.getState($plugins) !== null, 20_000);
  return [before, scope.getState($shownPage)?.match.meta.pageId];
}

test('[PLUG-46] nothing is called missing before the manifest is there', async () => {
  expect(await open([tips])).toEqual([null, 'app-tips']);
  expect(await open([])).toEqual([null, '404']);
});
