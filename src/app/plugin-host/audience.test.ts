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
async function load(userId: number | null = null, manifest = plugins): Promise<string> {
  const scope = fork({
    values: [
      [$userId, userId],
      [$siteConfig, config],
    ],
    handlers: [[fetchFx, () => Promise.resolve(Response.json({ version: 1, plugins: manifest }))]],
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

/** Draws like `Math.random`, the same at every run: mulberry32. */
function seeded(): () => number {
  let state = 7;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test(
  '[PLUG-27] of two hundred new browsers about twenty are in 10 %, alike at five loads, all of them in 50 % too and none in 0 %',
  { timeout: 60_000 },
  async () => {
    vi.spyOn(Math, 'random').mockImplementation(seeded());
    const isIn = async (percent: number) =>
      (await load(null, [{ ...plugins[0]!, rollout: { percent } }])) === plugins[0]!.id;
    let inside = 0;
    for (let browser = 0; browser < 200; browser += 1) {
      localStorage.clear();
      const first = await isIn(10);
      for (let again = 0; again < 4; again += 1) expect(await isIn(10)).toBe(first);
      expect(await isIn(0)).toBe(false);
      if (!first) continue;
      inside += 1;
      expect(await isIn(50)).toBe(true);
    }
    expect(Math.abs(inside - 20)).toBeLessThanOrEqual(9);
  },
);
