import { allSettled, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { logFx } from '@/shared/lib/logger';
import { LoadFailure } from '@/shared/plugin-files';

import { $apps, pluginReleased, pluginWanted } from './apps';
import { loadFilesFx, pluginReloaded } from './load';
import { $loadStates } from './load-states';

const entry: PluginEntry = {
  id: 'header',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/header/index.a.js',
  mounts: [{ slot: 'header' }],
  enabled: true,
};

let told = vi.spyOn(console, 'error');

type Call = { at: number; entry: string };

/** A scope whose loads end as `outcomes` say, in this order. The last outcome holds for all later loads. */
function setup(...outcomes: ('ok' | 'never' | LoadFailure['kind'])[]) {
  const calls: Call[] = [];
  const logged: string[] = [];
  const started = Date.now();
  const load = async ({ entry: loaded }: { entry: PluginEntry }) => {
    const outcome = outcomes[Math.min(calls.length, outcomes.length - 1)] ?? 'ok';
    calls.push({ at: Date.now() - started, entry: loaded.entry });
    if (outcome === 'never') return new Promise<void>(() => undefined);
    if (outcome !== 'ok') throw new LoadFailure(outcome, loaded.entry);
  };
  const scope = fork({
    handlers: [
      [loadFilesFx, load],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
    ],
  });
  return { scope, calls, logged };
}

const want = (scope: Scope, wanted = entry) => void allSettled(pluginWanted, { scope, params: wanted });
const release = (scope: Scope) => void allSettled(pluginReleased, { scope, params: 'header' });
const reload = (scope: Scope) => void allSettled(pluginReloaded, { scope, params: 'header' });
const state = (scope: Scope) => scope.getState($loadStates).header;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  told = vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PLUG-02] nobody wants it: not there; wanted: loading, then ready', async () => {
  const { scope } = setup('ok');
  expect(state(scope)).toBeUndefined();
  want(scope);
  expect(state(scope)).toBe('loading');
  await pass(0);
  expect(state(scope)).toBe('ready');
});

test('[F91] [PLUG-08] [PLUG-33] a load that fails is tried again after 1, 2 and 4 seconds, then it is an error', async () => {
  const { scope, calls } = setup('fetch');
  want(scope);
  await pass(6999);
  expect(calls.map(({ at }) => at)).toEqual([0, 1000, 3000]);
  expect(state(scope)).toBe('loading');
  await pass(1);
  expect(calls.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000]);
  expect(state(scope)).toBe('error');
  await pass(60_000);
  expect(calls).toHaveLength(4);
  expect(told.mock.calls).toEqual([['Plugin "header" 1.0.0, load: fetch: /plugins/header/index.a.js']]);
});

test('[PLUG-08] the first load that works ends the tries', async () => {
  const { scope, calls } = setup('fetch', 'late', 'ok');
  want(scope);
  await pass(60_000);
  expect(calls.map(({ at }) => at)).toEqual([0, 1000, 3000]);
  expect(state(scope)).toBe('ready');
});

test.each(['threw', 'silent'] as const)(
  '[F92] a script that %s is an error at once; a refresh asks for it again',
  async (how) => {
    const { scope, calls } = setup(how, 'ok');
    want(scope);
    await pass(60_000);
    expect([calls.length, state(scope)]).toEqual([1, 'error']);
    reload(scope);
    await pass(0);
    expect([calls.length, state(scope)]).toEqual([2, 'ready']);
  },
);

test('[PLUG-15] a reload after the tries starts them anew', async () => {
  const { scope, calls } = setup('fetch', 'fetch', 'fetch', 'fetch', 'ok');
  want(scope);
  await pass(7000);
  reload(scope);
  expect(state(scope)).toBe('loading');
  await pass(0);
  expect(calls).toHaveLength(5);
  expect(state(scope)).toBe('ready');
});

test('[PLUG-10] five reloads within a second make one request', async () => {
  const { scope, calls } = setup('fetch', 'fetch', 'fetch', 'fetch', 'never');
  want(scope);
  await pass(7000);
  for (let press = 0; press < 5; press += 1) reload(scope);
  await pass(900);
  reload(scope);
  await pass(0);
  expect(calls).toHaveLength(5);
});

test('[PLUG-10] what fails at once is asked for once a second, however often somebody presses', async () => {
  const { scope, calls } = setup('threw');
  want(scope);
  await pass(0);
  expect([state(scope), calls.length]).toEqual(['error', 1]);
  reload(scope);
  for (let waited = 0; waited < 900; waited += 100) {
    await pass(100);
    expect(state(scope)).toBe('error');
    reload(scope);
  }
  expect(calls).toHaveLength(2);
  await pass(200);
  reload(scope);
  await pass(0);
  expect(calls).toHaveLength(3);
});

test('a reload of what has not failed is dropped', async () => {
  const { scope, calls } = setup('ok');
  want(scope);
  await pass(0);
  reload(scope);
  await pass(5000);
  expect(calls).toHaveLength(1);
});

test('two places share one load, and the app stays until the last of them is gone', async () => {
  const { scope, calls } = setup('ok');
  want(scope);
  want(scope);
  await pass(0);
  release(scope);
  expect(state(scope)).toBe('ready');
  release(scope);
  expect(state(scope)).toBe('not_exist');
  expect(calls).toHaveLength(1);
});

test('[PLUG-04] an app that nobody shows is gone; shown again, it is loaded again', async () => {
  const { scope, calls } = setup('ok');
  want(scope);
  await pass(0);
  release(scope);
  expect(state(scope)).toBe('not_exist');
  want(scope);
  await pass(0);
  expect([calls.length, state(scope)]).toEqual([2, 'ready']);
});

test('an open page keeps the version it shows and takes the new one with the next place', async () => {
  const { scope, calls } = setup('ok');
  const next = { ...entry, entry: '/plugins/header/index.b.js' };
  want(scope);
  await pass(0);
  want(scope, next);
  await pass(0);
  expect(scope.getState($apps).header?.entry.entry).toBe(entry.entry);
  release(scope);
  release(scope);
  want(scope, next);
  await pass(0);
  expect(calls.map((call) => call.entry)).toEqual([entry.entry, next.entry]);
});

test('an answer of an abandoned load changes nothing', async () => {
  const { scope, calls } = setup('fetch', 'never');
  want(scope);
  await pass(500);
  release(scope);
  want(scope);
  await pass(60_000);
  expect(calls).toHaveLength(2);
  expect(state(scope)).toBe('loading');
});
