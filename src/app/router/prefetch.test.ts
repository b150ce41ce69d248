import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { appReady } from '@/shared/lib/lifecycle';

import { prefetchFx } from './prefetch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[UI-09] pages of the menu and the game page are fetched when the browser is idle, after the first ten seconds, within 2000 ms', async () => {
  const fetched = vi.fn();
  const menus = { main: [{ id: 'live', title: 'Live', path: '/home/live' }] };
  const config = { menus } as Partial<SiteConfig> as SiteConfig;
  const idle = vi.fn((run: () => void, { timeout }: { timeout: number }) => setTimeout(run, timeout));
  vi.stubGlobal('requestIdleCallback', idle);
  const scope = fork({ values: [[$siteConfig, config]], handlers: [[prefetchFx, fetched]] });
  vi.spyOn(performance, 'now').mockReturnValue(0);
  void allSettled(appReady, { scope });
  await vi.advanceTimersByTimeAsync(11_999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledWith(['/home/live', expect.stringMatching(/^\/home\/live\/.+\/.+\/.+/)]);
});
