import { randomInt } from 'node:crypto';

import type { World } from '../world/world.ts';

/** Live bets wait 3 to 8 s before odds and score are compared (decision D-59). A test's world sets its own time. */
const usualDelayMs = { min: 3000, max: 8000 };
const testDelayMs = 100;

/** The control call `PATCH /sandbox-api/v1/config` with `{ liveDelayMs }` sets the delay of a world. */
function liveDelayMs({ id, config }: World): number {
  const { liveDelayMs: set } = config;
  if (typeof set === 'number' && set >= 0) return set;
  return id === 'main' ? randomInt(usualDelayMs.min, usualDelayMs.max + 1) : testDelayMs;
}

/** Runs on the world's clock, so that a test can move it. */
export const liveDelay = (world: World): Promise<void> =>
  new Promise((resolve) => {
    world.clock.at(world.clock.now() + liveDelayMs(world), resolve);
  });
