import { allSettled, createEffect, createEvent, fork, sample } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { tabHidden, tabShown } from '@/shared/lib/device';

import { createPoll } from './poll';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that asks every second. Each answer takes a tenth of a second. */
function setup() {
  const opened = createEvent();
  const asked = vi.fn();
  const askFx = createEffect(async () => {
    asked();
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw new Error('no answer');
  });
  const due = createPoll({ everyMs: 1000, answered: [askFx.finally] });
  sample({ clock: [opened, due], target: askFx });
  const scope = fork();
  void allSettled(opened, { scope });
  return { scope, asked, after: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test('a poll asks again some time after each answer, also after none', async () => {
  const { asked, after } = setup();
  await after(1099);
  expect(asked).toHaveBeenCalledTimes(1);
  await after(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await after(1100);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a poll rests while nobody looks, asks at once when somebody looks again, and then goes on', async () => {
  const { scope, asked, after } = setup();
  await after(200);
  await allSettled(tabHidden, { scope });
  await after(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  void allSettled(tabShown, { scope });
  await after(0);
  expect(asked).toHaveBeenCalledTimes(2);
  await after(1100);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('an answer that comes to a hidden page begins no pause', async () => {
  const { scope, asked, after } = setup();
  await after(50);
  void allSettled(tabHidden, { scope });
  await after(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
