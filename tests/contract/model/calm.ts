import { vi } from 'vitest';

import type { Backend } from './backend.ts';

/** Uses the real `setImmediate`, because signatures and bodies take real time. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const calmTurns = 3;

/** Waits until everything that needs no clock is done. */
export async function settle(backend: Backend): Promise<void> {
  for (let calm = 0; calm < calmTurns; calm += 1) {
    await turn();
    if (backend.isBusy()) calm = -1;
  }
}

export async function pass(backend: Backend, ms: number): Promise<void> {
  const step = Math.max(1000, ms / 8);
  for (let left = ms; left > 0; left -= step) {
    vi.advanceTimersByTime(Math.min(step, left));
    await settle(backend);
  }
}
