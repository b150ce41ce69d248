/**
 * The clock of one world. It runs in real time with an offset, so that tests can move it. A `manual` clock stands still
 * until somebody moves it. All moments are epoch milliseconds.
 */
export type Cancel = () => void;

export type Clock = {
  /** Milliseconds of the world. */
  now: () => number;
  /**
   * Runs `fn` once when the clock reaches `ms`. When that moment has passed, `fn` runs at once, but never inside this
   * call.
   */
  at: (ms: number, fn: () => void) => Cancel;
  /** Runs `fn` at whole multiples of `periodMs`. A jump over several beats runs it once, at the end of the jump. */
  every: (periodMs: number, fn: () => void) => Cancel;
  /** Moves the clock forward. Timers on the way run in order, and each sees its own moment as `now()`. */
  advance: (seconds: number) => void;
  /** Sets the clock. Moving it forward works as `advance` does. Backward, timers wait longer and beats go on from the new moment. */
  setNow: (ms: number) => void;
  /** Drops all timers. */
  stop: () => void;
};

export type ClockOptions = {
  /** Moment at which the clock starts; real time when absent. */
  now?: number;
  /** A clock that moves only by `advance` and `setNow`. */
  manual?: boolean;
};

type Timer = { due: number; order: number; fn: () => void };

export const dayMs = 24 * 3_600_000;

/** setTimeout takes no longer delay. */
const maxDelayMs = 2 ** 31 - 1;

export function createClock({ now: start, manual = false }: ClockOptions = {}): Clock {
  const realNow = () => (manual ? 0 : Date.now());
  let offset = (start ?? Date.now()) - realNow();
  /** While the timers of a jump run, the clock shows the moment of the timer. */
  let frozen: number | null = null;
  /** End of the jump under way. */
  let target: number | null = null;
  let order = 0;
  let handle: NodeJS.Timeout | undefined;
  const timers = new Set<Timer>();
  /** When the clock goes back, beats are set again. Otherwise their next moment would be far ahead. */
  const beats = new Set<() => void>();

  const now = () => frozen ?? realNow() + offset;

  const next = () => {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (!first || timer.due < first.due || (timer.due === first.due && timer.order < first.order)) first = timer;
    }
    return first;
  };

  const wait = () => {
    clearTimeout(handle);
    const first = manual ? undefined : next();
    if (!first) return;
    handle = setTimeout(() => runUntil(now(), null), Math.min(Math.max(0, first.due - now()), maxDelayMs));
    // The server keeps the process alive. Its clocks must not.
    handle.unref();
  };

  /** A timer that throws must not stop the others: its error comes out after all have run. */
  function runUntil(end: number, jumpFrom: number | null) {
    const errors: unknown[] = [];
    target = end;
    for (let first = next(); first && first.due <= end; first = next()) {
      timers.delete(first);
      if (jumpFrom !== null) frozen = Math.max(first.due, jumpFrom);
      try {
        first.fn();
      } catch (error) {
        errors.push(error);
      }
    }
    frozen = null;
    target = null;
    wait();
    if (errors.length > 0) throw new AggregateError(errors, 'timers of the clock failed');
  }

  const at = (ms: number, fn: () => void): Cancel => {
    const timer = { due: ms, order: order++, fn };
    timers.add(timer);
    if (target === null) wait();
    return () => {
      timers.delete(timer);
    };
  };

  const setNow = (ms: number) => {
    // A timer that moves the clock moves it after the jump under way.
    if (target !== null) {
      queueMicrotask(() => setNow(ms));
      return;
    }
    const before = now();
    offset = ms - realNow();
    if (ms > before) runUntil(ms, before);
    else {
      for (const schedule of beats) schedule();
      wait();
    }
  };

  return {
    now,
    at,
    every: (periodMs, fn) => {
      let cancel: Cancel = () => undefined;
      const schedule = () => {
        cancel();
        const beat = (Math.floor(now() / periodMs) + 1) * periodMs;
        // A jump skips the beats on its way and runs the last one at its end.
        cancel = at(target !== null && beat < target ? target : beat, () => {
          schedule();
          fn();
        });
      };
      schedule();
      beats.add(schedule);
      return () => {
        beats.delete(schedule);
        cancel();
      };
    },
    advance: (seconds) => setNow(now() + Math.round(seconds * 1000)),
    setNow,
    stop: () => {
      timers.clear();
      beats.clear();
      clearTimeout(handle);
    },
  };
}
