/** What the player chooses before a round. `below`: the number of dice that must not be reached. */
export type Choice = { below?: number | undefined };

/**
 * The mathematics of one game: pure, and the same for the server, for the page and for whoever checks a round. Sums are
 * whole minor units; a payout is rounded down. `kind` decides how long a round takes at least (row LIM-66).
 */
export type GameMaths<Slug extends string = string> = {
  id: number;
  slug: Slug;
  kind: 'slot' | 'other';
  draws: { count: number; of: number };
  isChoice: (choice: Choice) => boolean;
  payoutOf: (draws: readonly number[], choice: Choice, minor: number) => number;
  /** The exact share of all stakes that comes back, and the share of rounds that pay anything. */
  returnOf: (choice: Choice) => number;
  hitRateOf: (choice: Choice) => number;
};
