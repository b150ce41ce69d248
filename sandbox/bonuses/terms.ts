/**
 * The terms of every bonus of this house: low enough for any country, the same for all, and stated before it is
 * accepted. Row LIM-69.
 */
export const terms = {
  /** How many times the bonus is staked before it is the player's. */
  wager: 5,
  /** Thousandths: a bet below these odds does not count. */
  leastMilli: 1500,
  /** Of the bonus, in one stake of bonus money. */
  mostShare: 1 / 5,
  days: 30,
  percent: 25,
  /** The most that a first deposit brings, in first stakes of the currency. */
  mostStakes: 50,
} as const;
