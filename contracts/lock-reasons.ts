/**
 * The reason why betting is closed now. `danger`: a side attacks; `var`: the referee looks again; `break`: a part of
 * the match has just begun or ended; `price`: the outcome is nearly decided or its price is being worked out; `closed`:
 * bets on a long-term event are over; `published`: the match is a replay, and its result can be looked up; `postponed`,
 * `cancelled`: it is not played, for now or at all. A page that knows a reason not says that the market is suspended.
 */
export const lockReasons = [
  'goal',
  'penalty',
  'red',
  'var',
  'danger',
  'break',
  'operator',
  'price',
  'closed',
  'published',
  'postponed',
  'cancelled',
] as const;
export type LockReason = (typeof lockReasons)[number];

/** Why an outcome is suspended: for its own reason, or for that of all of its match. Null: nobody said, or a word of tomorrow. */
export function lockReasonOf(
  own: { lock?: string | undefined },
  match: { lock?: string | undefined; status: number },
): LockReason | null {
  const said = own.lock ?? match.lock;
  if (said === undefined) return match.status === 3 ? 'break' : null;
  return lockReasons.find((one) => one === said) ?? null;
}
