/** When a call has no answer after this time, the page asks about its key instead. Spec: api §8. */
export const answerDeadlineMs = 10_000;

/** The page asks 1, 2, 4 and 8 s after it missed the answer, then every 15 s. Spec: api §8. */
export const firstGapMs = 1000;
const gapsMs = [firstGapMs, 1000, 2000, 4000];
const slowGapMs = 15_000;
/** The look at 8 s. */
const looksBeforeClosing = 4;

/** How long to wait for the next look, after `looks` of them. `age`: ms since the call went out. */
export function gapAfter(looks: number, age: number): number {
  const gap = gapsMs[looks];
  if (gap !== undefined) return gap;
  // Until its deadline the call may still arrive. So the key is closed after that, but soon after.
  return age < answerDeadlineMs ? Math.min(slowGapMs, answerDeadlineMs - age) : slowGapMs;
}

/** Another tab or visit sent the call. That tab may still be waiting for it, so the first look waits this long. */
export const firstGap = (age: number): number => (age < answerDeadlineMs ? firstGapMs : 0);

/** The server does not know the key. May the page close it now? */
export const mayClose = (looks: number, age: number): boolean => looks >= looksBeforeClosing && age >= answerDeadlineMs;
