import { expect, onTestFinished } from 'vitest';

import { auditBooks } from '../audit/books.ts';
import type { World } from '../world/world.ts';
import { createWorld } from './create.ts';

/** A small world whose matches wait for commands. Its books are audited when the test has ended. */
export async function openAudited(now = Date.UTC(2026, 10, 18)): Promise<World> {
  const world = await createWorld({
    ...{ id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.02, now },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => {
    expect(auditBooks(world.db)).toEqual([]);
    world.close();
  });
  world.simulator.command({ run: false });
  return world;
}
