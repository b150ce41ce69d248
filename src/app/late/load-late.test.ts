import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { logFx } from '@/shared/lib/logger';
import { appReady } from '@/shared/lib/lifecycle';
import { navigated } from '@/shared/routing';

import { $LateParts, loadLateFx } from './load-late';

const arrival = {
  location: { path: '/', language: 'en', search: '', hash: '' },
  match: {
    meta: { pageId: 'home', layout: 'main' as const, section: 'home', dictionaries: [], title: '' },
    params: {},
  },
  failure: null,
};
const late = { Parts: () => null, MenuFoot: () => null, SideToggle: () => null };

function setup(load: () => Promise<typeof late>) {
  const ready = vi.fn();
  const logged = vi.fn();
  const scope = fork({
    handlers: [
      [loadLateFx, load],
      [logFx, logged],
    ],
  });
  createWatch({ unit: appReady, scope, fn: ready });
  return { scope, ready, logged };
}

test('[BOOT-35] the site is ready once, with the first page and the code that waits for it', async () => {
  const load = vi.fn(() => Promise.resolve(late));
  const { scope, ready } = setup(load);
  await allSettled(navigated, { scope, params: arrival });
  await allSettled(navigated, { scope, params: arrival });
  expect([load.mock.calls.length, ready.mock.calls.length]).toEqual([1, 1]);
  expect(scope.getState($LateParts)).toEqual(late);
});

test('a site whose late parts do not load is ready all the same, and says so in the log', async () => {
  const { scope, ready, logged } = setup(() => Promise.reject(new Error('no network')));
  await allSettled(navigated, { scope, params: arrival });
  expect([ready.mock.calls.length, scope.getState($LateParts), logged.mock.calls.length]).toEqual([1, null, 1]);
});
