// @vitest-environment jsdom
import { allSettled, createWatch } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pageViewed } from '@/shared/lib/lifecycle';
import { navigated, navigationStarted } from '@/shared/routing';

import { analyticsGuard } from './analytics-guard';
import { ask, meta, scopeWith } from './guards.testing';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const arrive = (path: string) => ({
  location: { path, language: 'en', search: '', hash: '' },
  match: { meta: meta(), params: {} },
  failure: null,
});

test('[GUARD-09] one page view for a page that is shown, none for one that was given up', async () => {
  const scope = scopeWith();
  const seen = vi.fn();
  createWatch({ unit: pageViewed, scope, fn: seen });
  const start = (path: string) =>
    allSettled(navigationStarted, { scope, params: { path, language: 'en', search: '', hash: '' } });

  await start('/news');
  await ask(analyticsGuard, {}, scope);
  expect(seen).not.toHaveBeenCalled();
  await allSettled(navigated, { scope, params: arrive('/news') });
  expect(seen.mock.calls).toEqual([[{ path: '/news', route: 'news', section: 'news' }]]);

  // Given up for another one, whose access was not granted.
  await start('/a');
  await ask(analyticsGuard, { path: '/a' }, scope);
  await start('/b');
  await allSettled(navigated, { scope, params: arrive('/b') });
  expect(seen).toHaveBeenCalledTimes(1);
});

test('[GUARD-25] [GUARD-09] a cancelled navigation is no page view', async () => {
  const scope = scopeWith();
  const seen = vi.fn();
  createWatch({ unit: pageViewed, scope, fn: seen });
  const controller = new AbortController();
  controller.abort();
  await ask(analyticsGuard, { signal: controller.signal }, scope);
  await allSettled(navigated, { scope, params: arrive('/news') });
  expect(seen).not.toHaveBeenCalled();
});
