import { vi } from 'vitest';

import { laneEveryMs } from '../../../sandbox/feed/config.ts';
import type { World } from '../../../sandbox/world/world.ts';

/** A topic of the feed is forgotten when nobody has asked for it for two minutes of the process. */
const forgetMs = 121_000;
const batchMs = 100;
const sweepMs = 10_000;

/**
 * The clock of the process stands still, and its beats come when they are asked for: the world runs a thousand times faster than life, and
 * what the process does in real time would come at other moments with every run.
 */
export function holdProcess() {
  const beats: { every: number; beat: () => void; isOn: boolean }[] = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  const goOn = setInterval;
  vi.stubGlobal('setInterval', (run: () => void, every: number) => {
    // Nobody's bets hang on when a topic gets its turn.
    if (every === laneEveryMs) return goOn(run, every);
    const beat = { every, beat: run, isOn: true };
    beats.push(beat);
    const handle = { unref: () => handle, stop: () => void (beat.isOn = false) };
    return handle;
  });
  const end = clearInterval;
  vi.stubGlobal('clearInterval', (handle?: NodeJS.Timeout | { stop: () => void }) => {
    if (handle !== undefined && 'stop' in handle) handle.stop();
    else end(handle);
  });
  const run = (every: number) => {
    for (const each of [...beats]) if (each.isOn && each.every === every) each.beat();
  };
  return {
    /** The feed tells what has happened. */
    tell: () => run(batchMs),
    /** The feed forgets the topics that nobody has open. */
    forget: (world: World) => {
      const now = world.clock.now();
      vi.setSystemTime(Date.now() + forgetMs);
      world.clock.setNow(now);
      run(sweepMs);
    },
    release: () => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
export type Process = ReturnType<typeof holdProcess>;
