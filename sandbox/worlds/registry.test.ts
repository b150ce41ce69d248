import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { expect, test, vi } from 'vitest';

import { createWorlds } from './registry.ts';

test('worlds that were dropped leave the memory: a run of all journeys opens more than a hundred', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const onError = vi.fn();
  const worlds = await createWorlds({ database: ':memory:', seed: 7, speed: 1, onError });
  const dropped: WeakRef<object>[] = [];
  for (let count = 0; count < 4; count += 1) {
    const world = await worlds.create({});
    worlds.drop(world.id);
    dropped.push(new WeakRef(world));
  }
  await vi.waitFor(
    () => {
      collect();
      expect(dropped.filter((world) => world.deref() !== undefined).length).toBeLessThan(2);
    },
    { timeout: 10_000 },
  );
  expect(worlds.all()).toEqual([worlds.main]);
  expect(onError).not.toHaveBeenCalled();
  worlds.close();
});
