import { expect, test } from 'vitest';

import { isLoopLate, watchLoop } from './loop.ts';

test('[HTTP-35] [HTTP-46] who holds the process up is noticed, for a world that is watched', async () => {
  const world = {};
  watchLoop(world);
  await expect.poll(() => isLoopLate(world)).toBe(false);
  // Holds this thread up, as long work would.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1200);
  // Noticed before the next look: what came in meanwhile is all begun first.
  expect([isLoopLate(world), isLoopLate({})]).toEqual([true, false]);
  await new Promise((resolve) => setTimeout(resolve));
  expect([isLoopLate(world), isLoopLate({})]).toEqual([true, false]);
  await expect.poll(() => isLoopLate(world), { timeout: 20_000 }).toBe(false);
});
