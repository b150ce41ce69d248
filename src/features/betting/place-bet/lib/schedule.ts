/** A placement without an answer for so long is asked about instead. Spec: api §8. */
export const DEADLINE_MS = 10_000;

/** Looks stand at 1, 2, 4 and 8 s after the answer was missed, then every 15 s. Spec: api §8. */
export const FIRST_GAP_MS = 1000;
const GAPS_MS = [FIRST_GAP_MS, 1000, 2000, 4000];
const SLOW_GAP_MS = 15_000;
/** The look at 8 s. */
const LOOKS_BEFORE_CLOSING = 4;

/** The longest that a live bet waits for acceptance (decision D-59). */
export const LIVE_DELAY_MS = 8000;

/** How long to wait for the next look, after `looks` of them. `age`: ms since the slip went out. */
export function gapAfter(looks: number, age: number): number {
  const gap = GAPS_MS[looks];
  if (gap !== undefined) return gap;
  // Our own request may still be on its way until its deadline: the key is not closed before that, and not long after.
  return age < DEADLINE_MS ? Math.min(SLOW_GAP_MS, DEADLINE_MS - age) : SLOW_GAP_MS;
}

/** The server does not know the key: may it be closed now? */
export const mayClose = (looks: number, age: number): boolean => looks >= LOOKS_BEFORE_CLOSING && age >= DEADLINE_MS;
