const hourMs = 3_600_000;
/** So long may a player stay away from an open round of any game. */
const leftAfterMs = 24 * hourMs;

/** When an open round ends by itself: one rule for all games, told with the round. Rows CAS-05, CAS-18. */
export const endsAtOf = ({ at }: { at: number }): number => at + leftAfterMs;

/** Rounds that began until then are over now. */
export const leftBefore = (now: number): number => now - leftAfterMs;
