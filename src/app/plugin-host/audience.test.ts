// @vitest-environment jsdom
import { allSettled, createEvent, fork, sample } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $plugins, overridesReceived } from '@/entities/plugin';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { storageOpened } from '@/shared/lib/storage';

import { pluginHostOpened } from './audience';

/** Half of everybody gets each of these: a hundred answers tell who somebody is. */
const plugins = Array.from({ length: 100 }, (_, index) => ({
  id: `app-${String(index)}`,
  version: '1.0.0',
  kind: 'module',
  entry: `/plugins/app/index.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: 'footer' }],
  enabled: true,
  rollout: { percent: 50 },
}));
const config = { countryCode: 'GB', availability: [], languages: [] } as Partial<SiteConfig> as SiteConfig;

/** Storage and plugins are opened in one moment, as at the start of the page. */
const started = createEvent();
sample({ clock: started, target: [storageOpened, pluginHostOpened] });

/** One page load: the names of what this visitor or player gets. */
async function load(userId: number | null = null): Promise<string> {
  const scope = fork({
    values: [
      [$userId, userId],
      [$siteConfig, config],
    ],
    handlers: [[fetchFx, () => Promise.resolve(Response.json({ version: 1, plugins }))]],
  });
  void allSettled(started, { scope });
  void allSettled(overridesReceived, { scope, params: {} });
  await vi.advanceTimersByTimeAsync(0);
  return (scope.getState($plugins) ?? []).map(({ id }) => id).join();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PLUG-27] a visitor is in the same rollouts at every page load and in every tab', async () => {
  const first = await load();
  expect(first).not.toBe('');
  expect([await load(), await load(), await load(), await load()]).toEqual([first, first, first, first]);
});

test('[PLUG-27] another device is in others', async () => {
  const first = await load();
  localStorage.clear();
  expect(await load()).not.toBe(first);
});

test('[PLUG-27] a player is in the same rollouts on every device, whoever used it before', async () => {
  const first = await load(7);
  localStorage.clear();
  await load();
  expect(await load(7)).toBe(first);
  expect(await load(8)).not.toBe(first);
});

test('[PLUG-27] [F88] where nothing can be kept the page has its plugins all the same', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await load()).not.toBe('');
});
