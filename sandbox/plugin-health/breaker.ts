import type { BreakerLimits } from '../../contracts/plugin-beacon.ts';

type State = 'open' | 'held' | 'tried';
/** What the breaker did just now. */
export type Turn = 'held' | 'tried' | 'released';
type Counts = { visitors: number; failed: number };

export type Breaker = {
  state: () => State;
  reason: () => string | null;
  /** When a held version is tried again, ms. */
  until: () => number | null;
  /** The pause may be over. */
  wake: () => Turn | null;
  /** The counts have changed. */
  judge: (counts: Counts) => Turn | null;
  reset: () => void;
};

const minuteMs = 60_000;
/** A version that fails each time it is tried waits up to so many pauses. */
const longestPause = 8;

/**
 * Holds a version back while too many visitors see it fail. After a pause it is tried with some visitors: when they see it work,
 * everybody gets it again, otherwise it waits twice as long. Moments are those of `now`, in ms.
 */
export function createBreaker(limits: BreakerLimits, now: () => number): Breaker {
  let state: State = 'open';
  let reason: string | null = null;
  let until: number | null = null;
  let pauses = 1;

  const hold = ({ visitors, failed }: Counts): Turn => {
    state = 'held';
    reason = `${String(failed)} of ${String(visitors)} visitors saw it fail within ${String(limits.minutes)} minutes`;
    until = now() + pauses * limits.pauseMinutes * minuteMs;
    pauses = Math.min(pauses * 2, longestPause);
    return 'held';
  };
  const reset = () => {
    state = 'open';
    reason = null;
    until = null;
    pauses = 1;
  };
  const isTooMuch = ({ visitors, failed }: Counts) => failed * 100 >= limits.percent * visitors;
  /** A try shows it sooner: few visitors get the version. */
  const tryVisitors = Math.max(1, Math.ceil(limits.visitors / 4));

  return {
    state: () => state,
    reason: () => reason,
    until: () => until,
    wake: () => {
      if (state !== 'held' || until === null || now() < until) return null;
      state = 'tried';
      until = null;
      return 'tried';
    },
    judge: (counts) => {
      if (limits.visitors === 0 || state === 'held') return null;
      if (counts.visitors < (state === 'open' ? limits.visitors : tryVisitors)) return null;
      if (isTooMuch(counts)) return hold(counts);
      if (state === 'open') return null;
      reset();
      return 'released';
    },
    reset,
  };
}
