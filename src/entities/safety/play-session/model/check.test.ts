import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $now, clockStarted, serverTimeSeen } from '@/shared/lib/clock';

import type { PlaySession } from '../lib/session';
import { $isCheckDue } from './check';
import { $playSession } from './session';

const start = Date.parse('2026-11-23T12:00:00Z');
const minute = 60_000;
const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session: PlaySession = {
  ...{ startedAt: start, endsAt: null, iso: 'USD', staked: 0, won: 0, net: 0, isSummaryDue: false, rest: null },
  check: { minutes: 10, dueAt: start + 10 * minute },
};

/** A page whose check is due ten minutes after the start. */
async function given() {
  const scope = fork({
    values: [
      [$now, start],
      [$playSession, session],
    ],
  });
  await allSettled(clockStarted, { scope });
  return { scope, isDue: () => scope.getState($isCheckDue) };
}

test('[LIM-64] a machine that slept over the moment is told at once', async () => {
  const { isDue } = await given();
  await vi.advanceTimersByTimeAsync(9 * minute);
  expect(isDue()).toBe(false);
  vi.setSystemTime(start + 3 * day);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isDue()).toBe(true);
});

test('[LIM-64] a check that is due stays when the clock of the device is set back', async () => {
  const { isDue } = await given();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(isDue()).toBe(true);
  vi.setSystemTime(start - day);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isDue()).toBe(true);
});

test('[LIM-64] a clock that ran ahead shows no check once the server has told the time', async () => {
  const { scope, isDue } = await given();
  vi.setSystemTime(start + day);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isDue()).toBe(true);
  // A settled scope would have to wait for the throttle of the next question.
  void allSettled(serverTimeSeen, { scope, params: start + minute });
  void allSettled($playSession, { scope, params: { ...session } });
  await vi.advanceTimersByTimeAsync(0);
  expect(isDue()).toBe(false);
});
