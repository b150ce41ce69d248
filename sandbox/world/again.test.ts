import { expect, test } from 'vitest';

import { createAgain } from './again.ts';
import { createClock } from './clock.ts';

test('[OPS-45] pauses double up to the longest, half of each is random, and they begin anew when it went well', () => {
  const clock = createClock({ now: 0, manual: true });
  const tries: number[] = [];
  const parts = [0, 1, 0.5, 0, 0];
  const act = () => void tries.push(clock.now());
  const again = createAgain(clock, { firstMs: 1000, mostMs: 4000 }, act, () => parts.shift() ?? 1);
  for (let each = 0; each < 4; each += 1) {
    again.later();
    // One that is asked for already is not asked for twice.
    again.later();
    clock.advance(10);
  }
  expect(tries).toEqual([500, 10_000 + 2000, 20_000 + 3000, 30_000 + 2000]);
  again.fine();
  again.later();
  clock.advance(10);
  expect(tries.at(-1)).toBe(40_500);
});
