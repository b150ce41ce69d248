// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadDictionariesFx } from '@/shared/i18n';
import { createPart } from '@/shared/late-code';
import { connectionSeen, networkFailed } from '@/shared/lib/device';
import { reloadFor } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

import { $parts, partWanted, retryPressed } from './parts';
import { NotRun } from './release';

vi.mock('@/shared/lib/lifecycle', async (load) => ({ ...(await load<object>()), reloadFor: vi.fn() }));

/** The file that the document at `/` names as its entry. Null: the server does not answer. */
let entry: string | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  entry = null;
  vi.mocked(reloadFor).mockClear();
  const own = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/own.js' });
  document.head.replaceChildren(own);
  vi.stubGlobal('fetch', () =>
    entry === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(`<script type="module" crossorigin src="${entry}"></script>`)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that fails this many times and then loads. */
function setup(failures: number, error: Error = new Error('no file')) {
  let tries = 0;
  const part = createPart({
    name: 'part',
    load: () => ((tries += 1) <= failures ? Promise.reject(error) : Promise.resolve('module')),
  });
  const scope = fork({ handlers: [[logFx, () => undefined]] });
  const entryOf = () => scope.getState($parts).get(part);
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { part, scope, entryOf, after, tries: () => tries };
}

test('[ERR-21] a part that fails is asked for again by itself, with longer pauses, and then is there', async () => {
  const { part, scope, entryOf, after, tries } = setup(3);
  void allSettled(partWanted, { scope, params: part });
  await after(1);
  expect([tries(), entryOf()?.state]).toEqual([1, 'failed']);
  await after(2000);
  expect([tries(), entryOf()?.state]).toEqual([2, 'failed']);
  await after(2000);
  expect(tries()).toBe(2);
  await after(2000);
  expect(tries()).toBe(3);
  await after(8000);
  expect(entryOf()).toEqual({ state: 'ready', module: 'module', failures: 3 });
});

test('[ERR-21] a press and the return of the network ask at once', async () => {
  const { part, scope, entryOf, after, tries } = setup(2);
  void allSettled(partWanted, { scope, params: part });
  await after(1);
  void allSettled(retryPressed, { scope, params: part });
  await after(1);
  expect([tries(), entryOf()?.state]).toEqual([2, 'failed']);
  void allSettled(networkFailed, { scope });
  void allSettled(connectionSeen, { scope });
  await after(1);
  expect(entryOf()?.state).toBe('ready');
});

test('[ERR-21] a newer release: the page is loaded anew for it, and nothing is asked for any more', async () => {
  const { part, scope, entryOf, after, tries } = setup(1);
  entry = '/assets/newer.js';
  void allSettled(partWanted, { scope, params: part });
  await after(60_000);
  expect(entryOf()?.state).toBe('outdated');
  expect(tries()).toBe(1);
  expect(reloadFor).toHaveBeenCalledExactlyOnceWith('/assets/newer.js');
});

test('[ERR-21] a module that does not run while there is no network: the page stays, and is loaded anew once it can be', async () => {
  const { part, scope, entryOf, after } = setup(2, new NotRun('offline'));
  void allSettled(partWanted, { scope, params: part });
  await after(1);
  expect(entryOf()?.state).toBe('failed');
  expect(reloadFor).not.toHaveBeenCalled();
  entry = '/assets/own.js';
  void allSettled(networkFailed, { scope });
  void allSettled(connectionSeen, { scope });
  await after(1);
  expect(entryOf()?.state).toBe('outdated');
  expect(reloadFor).toHaveBeenCalledOnce();
});

test('[ERR-21] nobody who is writing is taken away: they are told, and go when they like', async () => {
  const { part, scope, entryOf, after } = setup(1, new NotRun('syntax'));
  entry = '/assets/own.js';
  const input = document.body.appendChild(Object.assign(document.createElement('input'), { value: 'half done' }));
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  input.focus();
  void allSettled(partWanted, { scope, params: part });
  await after(1);
  expect(entryOf()?.state).toBe('outdated');
  expect(reloadFor).not.toHaveBeenCalled();
  document.body.replaceChildren();
});

test('[ERR-21] a part whose words do not come is not here, and is asked for again with them', async () => {
  const words = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no words'));
  const part = createPart({ name: 'part', load: () => Promise.resolve('module'), texts: ['popups'] });
  const scope = fork({
    handlers: [
      [logFx, () => undefined],
      [loadDictionariesFx, words],
    ],
  });
  void allSettled(partWanted, { scope, params: part });
  await vi.advanceTimersByTimeAsync(1);
  expect(scope.getState($parts).get(part)).toMatchObject({ state: 'failed', module: null });
  await vi.advanceTimersByTimeAsync(2000);
  expect(scope.getState($parts).get(part)).toMatchObject({ state: 'ready', module: 'module' });
  expect(words).toHaveBeenCalledTimes(2);
});
