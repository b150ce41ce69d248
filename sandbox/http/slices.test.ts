import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { watchLoop } from './loop.ts';
import { createSlices } from './slices.ts';

/** Work of so many steps, and how many of them each slice did. */
function worked(world: object, count: number, onStep: () => void = () => undefined) {
  const done: number[] = [];
  let left = count;
  const slices = createSlices(world, 50, (mayGoOn) => {
    let steps = 0;
    for (; left > 0 && mayGoOn(); left -= 1) {
      onStep();
      steps += 1;
    }
    done.push(steps);
    return left > 0;
  });
  return { ...slices, done };
}

const busy = () => {
  const end = performance.now() + 8;
  while (performance.now() < end);
};

test('[OPS-34] work of one slice is done at once, longer work fifty steps a turn', async () => {
  const short = worked({}, 50);
  short.press();
  expect([short.done, short.isBusy()]).toEqual([[50], false]);
  const long = worked({}, 120);
  long.press();
  expect([long.done, long.isBusy()]).toEqual([[50], true]);
  await setImmediate();
  await setImmediate();
  await expect.poll(() => long.isBusy()).toBe(false);
  expect(long.done).toEqual([50, 50, 20]);
});

test('[OPS-34] where people wait, slow steps end a slice and no turn is without one', async () => {
  const world = {};
  watchLoop(world);
  const slow = worked(world, 4, busy);
  slow.press();
  // The same turn has no more time for it.
  slow.press();
  expect(slow.done).toEqual([1, 0]);
  await expect.poll(() => slow.isBusy()).toBe(false);
  expect(slow.done).toEqual([1, 0, 1, 1, 1]);
});
