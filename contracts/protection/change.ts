/**
 * How long a looser limit waits, and how long the player may then say yes. Seconds. Values of the profile. `mustConfirm`
 * false: what has waited holds by itself.
 */
export type Wait = { delaySec: number; approveSec: number; mustConfirm?: boolean };

/**
 * One limit of one player. `value`: what it allows, in the measure of its kind; null is no limit, 0 allows nothing.
 * `changedAt`: when it began, null when it never was. `pending`: a looser value that waits; `delaySec`: its own wait,
 * where that is not the usual one; `needsContact`: it does not wait before somebody has talked to the player. Times:
 * Unix seconds. Decision D-103.
 */
export type LimitState = { value: number | null; changedAt: number | null; pending: Pending | null };
export type Pending = { value: number | null; askedAt: number; delaySec?: number; needsContact?: boolean };

export const noLimit: LimitState = { value: null, changedAt: null, pending: null };

/** A waiting value can be confirmed from `opensAt` to before `closesAt`. */
export function windowOf({ pending }: LimitState, { delaySec, approveSec }: Wait) {
  if (pending === null || pending.needsContact === true) return null;
  const opensAt = pending.askedAt + (pending.delaySec ?? delaySec);
  return { opensAt, closesAt: opensAt + approveSec };
}

/**
 * The limit as it is now: without a yes in time what waits is dropped, and the old value stays. Where no confirmation
 * is required, the value takes effect after the wait.
 */
export function limitAt(limit: LimitState, now: number, wait: Wait): LimitState {
  const window = windowOf(limit, wait);
  if (limit.pending === null || window === null) return limit;
  if (wait.mustConfirm === false && now >= window.opensAt)
    return { value: limit.pending.value, changedAt: window.opensAt, pending: null };
  return now >= window.closesAt ? { ...limit, pending: null } : limit;
}

/** Null counts as the loosest of all. */
export const isLooser = (value: number | null, than: number | null): boolean =>
  than !== null && (value === null || value > than);

/**
 * The player asks for another value. A stricter one holds at once and drops what waits, a looser one waits, and another
 * looser one begins the wait again. `extra`: what the rules of the country add to the wait. Rows LIM-38, LIM-39,
 * LIM-41.
 */
export function requestLimit(
  limit: LimitState,
  value: number | null,
  now: number,
  wait: Wait,
  extra: Pick<Pending, 'delaySec' | 'needsContact'> = {},
): LimitState {
  const { value: known, changedAt } = limitAt(limit, now, wait);
  if (isLooser(value, known) || extra.needsContact === true || extra.delaySec !== undefined)
    return { value: known, changedAt, pending: { value, askedAt: now, ...extra } };
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

/** Somebody has talked to the player: a first choice holds, and a looser one waits from now on. Row LIM-52. */
export function contactLimit(limit: LimitState, now: number, wait: Wait): LimitState {
  const { pending, ...known } = limit;
  if (pending?.needsContact !== true) return limit;
  return requestLimit({ ...known, pending: null }, pending.value, now, wait);
}
