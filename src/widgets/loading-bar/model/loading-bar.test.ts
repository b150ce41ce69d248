import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { navigated, navigationStarted } from '@/shared/routing';

import { $isLoading } from './loading-bar';

const location = { path: '/home/live', language: 'en', search: '', hash: '' };
const meta = { pageId: 'home', layout: 'main' as const, section: 'home', dictionaries: [], title: '' };
const arrival = { location, match: { meta, params: {} }, failure: null };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function begin() {
  const scope = fork();
  await allSettled(navigationStarted, { scope, params: location });
  return scope;
}

test('[UI-08] a page that comes within 200 ms shows no bar', async () => {
  const scope = await begin();
  await vi.advanceTimersByTimeAsync(199);
  expect(scope.getState($isLoading)).toBe(false);
  await allSettled(navigated, { scope, params: arrival });
  await vi.advanceTimersByTimeAsync(1000);
  expect(scope.getState($isLoading)).toBe(false);
});

test('[UI-08] a slower one shows the bar until it is there', async () => {
  const scope = await begin();
  await vi.advanceTimersByTimeAsync(200);
  expect(scope.getState($isLoading)).toBe(true);
  await allSettled(navigated, { scope, params: arrival });
  expect(scope.getState($isLoading)).toBe(false);
});

test('[UI-08] the bar ends by 5000 ms', async () => {
  const scope = await begin();
  await vi.advanceTimersByTimeAsync(200 + 4999);
  expect(scope.getState($isLoading)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(scope.getState($isLoading)).toBe(false);
});
