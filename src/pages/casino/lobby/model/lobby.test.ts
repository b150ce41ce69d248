import { allSettled, type EventCallable, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $location, navigationStarted, routerAttached } from '@/shared/routing';

import { filtersChanged } from './lobby';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lobby = { path: '/casino-lobby', language: 'en', search: '', hash: '' };

async function setup() {
  const went: string[] = [];
  const scope = fork({ values: [[$location, lobby]] });
  const act = async <T>(unit: EventCallable<T>, params: T, ms = 0) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(ms);
  };
  await act(routerAttached, { navigate: (to) => void went.push(String(to)) });
  return { went, act };
}

test('[CAS-01] filters come into the address when the player pauses', async () => {
  const { went, act } = await setup();
  await act(filtersChanged, { query: 'd' }, 300);
  await act(filtersChanged, { query: 'di' }, 399);
  expect(went).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(went).toEqual(['/en/casino-lobby?q=di']);
});

test('[CAS-01] whoever presses a link right after a filter goes where it leads', async () => {
  const { went, act } = await setup();
  await act(filtersChanged, { volatility: 'high' }, 100);
  await act(navigationStarted, { ...lobby, path: '/my-casino/favorites' }, 1000);
  expect(went).toEqual([]);
});
