import { randomInt } from 'node:crypto';

import type { Clock } from './clock.ts';

/** How long it waits at first, and at most, ms. */
type Pauses = { firstMs: number; mostMs: number };

/** 0 to 1. */
const anyPart = (): number => randomInt(1001) / 1000;

/**
 * Tries something again after a pause that doubles with each failure in a row. Half of a pause is random, so that what failed together does
 * not come back together. `later` asks for the next try, once; `fine` says that nothing is left to try. The clock of a world keeps it.
 */
export function createAgain(clock: Clock, { firstMs, mostMs }: Pauses, act: () => void, part = anyPart) {
  let failures = 0;
  let nextAt: number | null = null;
  return {
    later: (): void => {
      if (nextAt !== null) return;
      const pause = Math.min(mostMs, firstMs * 2 ** failures);
      failures += 1;
      nextAt = clock.now() + Math.round(pause * (0.5 + part() / 2));
      clock.at(nextAt, () => {
        nextAt = null;
        act();
      });
    },
    fine: (): void => {
      failures = 0;
    },
  };
}
