import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $feedState, messageReceived } from '@/shared/feed';
import { $now, clockStarted } from '@/shared/lib/clock';

import './time';

const start = Date.parse('2026-11-26T12:00:00Z');
const hour = 3_600_000;
const ping = (ts: number) => JSON.stringify({ t: 'ping', ts });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const scope = fork();
  await allSettled(clockStarted, { scope });
  await allSettled(messageReceived, { scope, params: ping(start) });
  return scope;
}

test('[ODDS-80] [R-L3] after a sleep of an hour the first tick says that the prices are old', async () => {
  const scope = await open();
  expect(scope.getState($feedState)).toBe('live');
  vi.setSystemTime(start + hour);
  await vi.advanceTimersByTimeAsync(1000);
  expect(scope.getState($feedState)).toBe('stale');
  await allSettled(messageReceived, { scope, params: ping(start + hour + 1000) });
  expect(scope.getState($feedState)).toBe('live');
});

test.each([-2 * hour, 2 * hour])(
  '[ODDS-80] [R-L4] a device whose clock is set by %i ms shows the time of the next frame',
  async (step) => {
    const scope = await open();
    vi.setSystemTime(start + step);
    await vi.advanceTimersByTimeAsync(1000);
    await allSettled(messageReceived, { scope, params: ping(start + 2000) });
    expect(Math.abs(scope.getState($now) - start)).toBeLessThan(3000);
  },
);

test('[ODDS-80] a frame that waited a second moves no clock', async () => {
  const scope = await open();
  await vi.advanceTimersByTimeAsync(3000);
  await allSettled(messageReceived, { scope, params: ping(start + 1000) });
  expect(scope.getState($now)).toBe(start + 3000);
});
