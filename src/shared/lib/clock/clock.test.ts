import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $now, clockStarted, serverTimeSeen } from './clock';
import { createTimer } from './timer';

const device = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: device });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the clock moves once a second', async () => {
  const scope = fork();
  await allSettled(clockStarted, { scope });
  await vi.advanceTimersByTimeAsync(3000);
  expect(scope.getState($now)).toBe(device + 3000);
});

test.each([day, -day, 3_600_000])('a device whose clock is off by %i ms shows the server’s time', async (skew) => {
  const scope = fork();
  await allSettled(clockStarted, { scope });
  await allSettled(serverTimeSeen, { scope, params: device + skew });
  expect(scope.getState($now)).toBe(device + skew);
  await vi.advanceTimersByTimeAsync(1000);
  expect(scope.getState($now)).toBe(device + skew + 1000);
});

test('a second of difference is the way of the answer, not of the clock', async () => {
  const scope = fork();
  await allSettled(clockStarted, { scope });
  await allSettled(serverTimeSeen, { scope, params: device - 1500 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(scope.getState($now)).toBe(device + 1000);
});

test('a clock that was set right by hand is believed again', async () => {
  const scope = fork();
  await allSettled(serverTimeSeen, { scope, params: device + day });
  await allSettled(serverTimeSeen, { scope, params: device });
  expect(scope.getState($now)).toBe(device);
});

test('a timer that is started again begins anew, and a stopped one is silent', async () => {
  const timer = createTimer();
  const scope = fork();
  const fired = vi.fn();
  const { createWatch } = await import('effector');
  createWatch({ unit: timer.fired, scope, fn: fired });
  await allSettled(timer.started, { scope, params: 1000 });
  await vi.advanceTimersByTimeAsync(900);
  await allSettled(timer.started, { scope, params: 1000 });
  await vi.advanceTimersByTimeAsync(900);
  expect(fired).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(fired).toHaveBeenCalledTimes(1);
  await allSettled(timer.started, { scope, params: 1000 });
  await allSettled(timer.stopped, { scope });
  await vi.advanceTimersByTimeAsync(5000);
  expect(fired).toHaveBeenCalledTimes(1);
});
