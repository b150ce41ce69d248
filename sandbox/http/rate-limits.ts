import { errorCodes } from '../../contracts/common.ts';
import { ApiFailure } from './failure.ts';

export type RateLimits = {
  /** Counts one call under `name`; answers 429 once `max` were made within `seconds`. */
  count: (name: string, max: number, seconds: number) => void;
  /** How many calls under `name` the present window has counted. */
  made: (name: string) => number;
  /** Counts one more call, or so much more work, and never refuses it. `seconds`: length of the window, if this call opens one. */
  add: (name: string, seconds: number, by?: number) => void;
  /** Takes one call back, because it turned out to be fine. */
  giveBack: (name: string) => void;
  secondsLeft: (name: string) => number;
  forget: (name: string) => void;
};

export const tooMany = (retryAfter: number): ApiFailure =>
  new ApiFailure(429, errorCodes.tooMany, 'Too many attempts. Try again later.', { retryAfter });

const sweepFrom = 10_000;

type Window = { calls: number; endsAt: number };

/**
 * Counts in memory. A restart forgets the counts, but that costs an attacker more time than it gives them. `now`: ms of
 * the world.
 */
export function createRateLimits(now: () => number): RateLimits {
  const windows = new Map<string, Window>();
  let sweptAbove = sweepFrom;
  /** A client with many addresses must not make every call search through all of them. */
  const sweep = () => {
    if (windows.size < sweptAbove) return;
    for (const [name, { endsAt }] of windows) if (endsAt <= now()) windows.delete(name);
    sweptAbove = Math.max(sweepFrom, 2 * windows.size);
  };
  const open = (name: string): Window | undefined => {
    const known = windows.get(name);
    return known !== undefined && known.endsAt > now() ? known : undefined;
  };
  const opened = (name: string, seconds: number): Window => {
    sweep();
    const window = open(name) ?? { calls: 0, endsAt: now() + seconds * 1000 };
    windows.set(name, window);
    return window;
  };
  const secondsLeft = (name: string) => Math.ceil(((open(name)?.endsAt ?? now()) - now()) / 1000);
  return {
    count: (name, max, seconds) => {
      const window = opened(name, seconds);
      if (window.calls >= max) throw tooMany(secondsLeft(name));
      window.calls += 1;
    },
    made: (name) => open(name)?.calls ?? 0,
    add: (name, seconds, by = 1) => {
      opened(name, seconds).calls += by;
    },
    giveBack: (name) => {
      const window = open(name);
      if (window !== undefined) window.calls -= 1;
    },
    secondsLeft,
    forget: (name) => void windows.delete(name),
  };
}

declare module '../world/world.ts' {
  interface World {
    limits: RateLimits;
  }
}
