import { ERROR_CODE } from '../../contracts/common.ts';
import { ApiFailure } from './failure.ts';

export type RateLimits = {
  /** Counts one call under `name`; answers 429 once `max` were made within `seconds`. */
  count: (name: string, max: number, seconds: number) => void;
  forget: (name: string) => void;
};

/** Counters in memory: a restart forgives, which costs an attacker more time than it gives. `now`: ms of the world. */
export function createRateLimits(now: () => number): RateLimits {
  const windows = new Map<string, { calls: number; endsAt: number }>();
  const sweep = () => {
    if (windows.size < 10_000) return;
    for (const [name, { endsAt }] of windows) if (endsAt <= now()) windows.delete(name);
  };
  return {
    count: (name, max, seconds) => {
      sweep();
      const known = windows.get(name);
      const window = known !== undefined && known.endsAt > now() ? known : { calls: 0, endsAt: now() + seconds * 1000 };
      windows.set(name, window);
      if (window.calls >= max)
        throw new ApiFailure(429, ERROR_CODE.tooMany, 'Too many attempts. Try again later.', {
          retryAfter: Math.ceil((window.endsAt - now()) / 1000),
        });
      window.calls += 1;
    },
    forget: (name) => void windows.delete(name),
  };
}
