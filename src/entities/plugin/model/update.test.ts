import { allSettled, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { LoadFailure } from '@/shared/plugin-files';

import { fetchManifestFx } from '../api/fetch-manifest';
import { $apps, pluginReleased, pluginReplaced, pluginWanted } from './apps';
import { loadFilesFx } from './load';
import { audienceChanged, manifestRequested, overridesReceived } from './plugins';
import { $brought, bringFilesFx, pluginRefused, pluginRestarted, updatesWanted } from './update';

const entry: PluginEntry = {
  id: 'header',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/header/index.a.js',
  mounts: [{ slot: 'header' }],
  enabled: true,
};
const newer: PluginEntry = { ...entry, version: '1.1.0', entry: '/plugins/header/index.b.js' };
const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let told = vi.spyOn(console, 'error');
const answers: { manifest: PluginEntry } = { manifest: entry };
const bring = vi.fn();

/** A page that shows the header of the manifest. */
async function open(loads: 'done' | 'never' = 'done'): Promise<Scope> {
  const scope = fork({
    handlers: [
      [fetchManifestFx, () => JSON.stringify({ version: 1, plugins: [answers.manifest] })],
      [loadFilesFx, () => (loads === 'never' ? new Promise(() => undefined) : undefined)],
      [bringFilesFx, bring],
    ],
  });
  void allSettled(manifestRequested, { scope });
  void allSettled(overridesReceived, { scope, params: {} });
  void allSettled(audienceChanged, { scope, params: visitor });
  await pass(0);
  void allSettled(pluginWanted, { scope, params: entry });
  void allSettled(updatesWanted, { scope });
  await pass(0);
  return scope;
}
const override = async (scope: Scope, header: object) => {
  void allSettled(overridesReceived, { scope, params: { header } });
  await pass(0);
};
const brought = (scope: Scope) => scope.getState($brought).map(({ entry: { version, config } }) => [version, config]);

beforeEach(() => {
  vi.useFakeTimers();
  told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  answers.manifest = entry;
  bring.mockReset().mockImplementation((wanted: PluginEntry) => Promise.resolve({ entry: wanted, enforce: vi.fn() }));
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PLUG-32] a newer version in the manifest is brought within one poll, once', async () => {
  const scope = await open();
  expect(bring).not.toHaveBeenCalled();
  answers.manifest = newer;
  await pass(60_000);
  expect(brought(scope)).toEqual([['1.1.0', undefined]]);
  await pass(180_000);
  expect(bring).toHaveBeenCalledTimes(1);
  void allSettled(pluginReplaced, { scope, params: newer });
  expect(scope.getState($brought)).toEqual([]);
  expect(scope.getState($apps).header?.entry).toEqual(newer);
});

test('[PLUG-32] a changed config of the site configuration is brought; what does not touch the app is not', async () => {
  const scope = await open();
  await override(scope, { title: 'Head', requires: { languages: ['en'] }, load: 'idle' });
  expect(bring).not.toHaveBeenCalled();
  await override(scope, { config: { color: 'red' } });
  expect(brought(scope)).toEqual([['1.0.0', { color: 'red' }]]);
});

test('[PLUG-32] taken back before it was shown, it is forgotten; the app that goes forgets it too', async () => {
  const scope = await open();
  await override(scope, { config: { color: 'red' } });
  await override(scope, {});
  expect(brought(scope)).toEqual([]);
  await override(scope, { config: { color: 'red' } });
  expect(brought(scope)).toHaveLength(1);
  void allSettled(pluginReleased, { scope, params: 'header' });
  expect(brought(scope)).toEqual([]);
});

test('[PLUG-32] a version that does not load is tried four times, is in the log with its phase, and is asked for again a minute later', async () => {
  const scope = await open();
  bring.mockRejectedValue(new LoadFailure('fetch', newer.entry));
  answers.manifest = newer;
  await pass(60_000);
  await pass(7000);
  expect(bring).toHaveBeenCalledTimes(4);
  expect(told.mock.calls).toEqual([
    ['Plugin "header" 1.1.0, update: it did not load and the version before stays (fetch: /plugins/header/index.b.js)'],
  ]);
  expect(scope.getState($apps).header).toMatchObject({ entry, state: 'ready' });
  bring.mockResolvedValue({ entry: newer, enforce: vi.fn() });
  await pass(60_000);
  expect(brought(scope)).toEqual([['1.1.0', undefined]]);
});

test.each(['threw', 'silent', 'refused'] as const)(
  '[PLUG-32] a version that %s is not asked for again until its entry changes',
  async (how) => {
    const scope = await open();
    if (how !== 'refused') bring.mockRejectedValue(new LoadFailure(how, newer.entry));
    answers.manifest = newer;
    await pass(60_000);
    if (how === 'refused') void allSettled(pluginRefused, { scope, params: newer });
    await pass(300_000);
    expect([bring.mock.calls.length, brought(scope)]).toEqual([1, []]);
    bring.mockImplementation((wanted: PluginEntry) => Promise.resolve({ entry: wanted, enforce: vi.fn() }));
    answers.manifest = { ...newer, version: '1.1.1' };
    await pass(60_000);
    expect(brought(scope)).toEqual([['1.1.1', undefined]]);
  },
);

test('[PLUG-32] an app that broke is loaded anew of the newer entry', async () => {
  const scope = await open();
  void allSettled(pluginRestarted, { scope, params: newer });
  await pass(0);
  expect(scope.getState($apps).header).toMatchObject({ entry: newer, state: 'ready', views: 1, run: 2 });
});

test('[PLUG-32] what is still loading is looked at when it is here', async () => {
  const scope = await open('never');
  await override(scope, { config: { color: 'red' } });
  expect(bring).not.toHaveBeenCalled();
  expect(scope.getState($apps).header?.entry).toEqual(entry);
});
