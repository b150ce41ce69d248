import { randomInt } from 'node:crypto';

import type { World } from '../world/index.ts';

/** Live bets wait from 3 to 8 s before odds and score are compared (decision D-59); in a test's world so long. */
const LIVE_DELAY_MS = { min: 3000, max: 8000 };
const TEST_DELAY_MS = 100;

/** The control call `PATCH /sandbox-api/v1/config` with `{ liveDelayMs }` sets the delay of a world. */
function liveDelayMs({ id, config }: World): number {
  const { liveDelayMs: set } = config;
  if (typeof set === 'number' && set >= 0) return set;
  return id === 'main' ? randomInt(LIVE_DELAY_MS.min, LIVE_DELAY_MS.max + 1) : TEST_DELAY_MS;
}

/** Runs on the world's clock, so that a test can move it on. */
export const liveDelay = (world: World): Promise<void> =>
  new Promise((resolve) => {
    world.clock.at(world.clock.now() + liveDelayMs(world), resolve);
  });
