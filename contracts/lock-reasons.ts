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
