export const daySec = 86_400;

/**
 * The stretch of time that a limit looks at. `fixed`: a stretch of the calendar, counted from midnight of the player's
 * clock. `rolling`: the last `length`. `length`: seconds, or a month of the calendar. `offsetSec`: the player's clock
 * east of UTC.
 */
export type Frame = { kind: 'fixed' | 'rolling'; length: number | 'month'; offsetSec: number };
export type Stretch = { from: number; until: number };

const monthSec = 30 * daySec;

function monthOf(now: number, offsetSec: number): Stretch {
  const local = new Date((now + offsetSec) * 1000);
  const start = (plus: number) => Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + plus, 1) / 1000 - offsetSec;
  return { from: start(0), until: start(1) };
}

/** An event at or after `from` and before `until` counts at the moment `now`. Unix seconds. Row LIM-45. */
export function stretchOf({ kind, length, offsetSec }: Frame, now: number): Stretch {
  if (kind === 'rolling') {
    const seconds = length === 'month' ? monthSec : length;
    // An entry of exactly that age no longer counts.
    return { from: now - seconds + 1, until: now + 1 };
  }
  if (length === 'month') return monthOf(now, offsetSec);
  const from = Math.floor((now + offsetSec) / length) * length - offsetSec;
  return { from, until: from + length };
}
