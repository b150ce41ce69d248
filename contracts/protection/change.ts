/** How long a looser limit waits, and how long the player may then say yes. Seconds. Values of the profile. */
export type Wait = { delaySec: number; approveSec: number };

/**
 * One limit of one player. `value`: what it allows, in the measure of its kind; null is no limit, 0 allows nothing.
 * `changedAt`: when it began, null when it never was. `pending`: a looser value that waits. Times: Unix seconds.
 * Decision D-103.
 */
export type LimitState = {
  value: number | null;
  changedAt: number | null;
  pending: { value: number | null; askedAt: number } | null;
};

export const noLimit: LimitState = { value: null, changedAt: null, pending: null };

/** What waits can be confirmed from `opensAt` to before `closesAt`. */
export function windowOf({ pending }: LimitState, { delaySec, approveSec }: Wait) {
  if (pending === null) return null;
  const opensAt = pending.askedAt + delaySec;
  return { opensAt, closesAt: opensAt + approveSec };
}

/** The limit as it is now: without a yes in time what waits is dropped, and the old value stays. */
export function limitAt(limit: LimitState, now: number, wait: Wait): LimitState {
  const window = windowOf(limit, wait);
  return window !== null && now >= window.closesAt ? { ...limit, pending: null } : limit;
}

/** Null counts as the loosest of all. */
const isLooser = (value: number | null, than: number | null): boolean =>
  than !== null && (value === null || value > than);

/**
 * The player asks for another value. A stricter one holds at once and drops what waits, a looser one waits, and another
 * looser one begins the wait anew. Rows LIM-38, LIM-39, LIM-41.
 */
export function requestLimit(limit: LimitState, value: number | null, now: number, wait: Wait): LimitState {
  const { value: known, changedAt } = limitAt(limit, now, wait);
  if (isLooser(value, known)) return { value: known, changedAt, pending: { value, askedAt: now } };
  return { value, changedAt: value === known ? changedAt : now, pending: null };
}

/** The player says yes to what waits. Null: nothing waits, or it is too early. */
export function confirmLimit(limit: LimitState, now: number, wait: Wait): LimitState | null {
  const { pending } = limitAt(limit, now, wait);
  const window = windowOf(limit, wait);
  if (pending === null || window === null || now < window.opensAt) return null;
  return { value: pending.value, changedAt: now, pending: null };
}

/** The player takes back what waits. Null: nothing waits. */
export function rejectLimit(limit: LimitState, now: number, wait: Wait): LimitState | null {
  const known = limitAt(limit, now, wait);
  return known.pending === null ? null : { ...known, pending: null };
}
