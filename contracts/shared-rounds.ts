import { text } from './bounded.ts';
import { dataOf, Millis } from './common.ts';
import { sharedKinds } from './shared-games/kinds.ts';
import { z } from './zod.ts';

const SharedKindName = z.enum(sharedKinds);

/**
 * Somebody in a round, without who it is. `sign`: the first digits of the SHA-256 of the bet's id, which its player alone
 * knows, so it is another one in each round. `left`: where they left, hundredths; null when they did not. Decision D-463.
 */
const SharedPlayer = z.object({
  sign: z.string(),
  currency: z.string(),
  stake: z.number(),
  left: z.nullable(z.int()),
  payout: z.number(),
});
export type SharedPlayer = z.infer<typeof SharedPlayer>;

/**
 * A round that everybody plays, as it was at `at`. `number`: its place in its chain; `chainId`: which chain. Bets from `opensAt` until
 * `closesAt`; then it runs. `endsAt`: known before only where the clock decides it, else null while the round runs. `nextAt`: when the
 * next one opens, null before the end. `draws` and `hash`: empty and null until it has ended. `bets`: how many there are,
 * `left`: how many of them have left. `players`: the first of them by time; only of the round of now, and of a game that one can
 * leave. Row LOTTO-03.
 */
export const SharedRound = z.object({
  id: z.int(),
  kind: SharedKindName,
  at: Millis,
  chainId: z.int(),
  number: z.int(),
  phase: z.enum(['open', 'running', 'ended']),
  opensAt: Millis,
  closesAt: Millis,
  endsAt: z.nullable(Millis),
  nextAt: z.nullable(Millis),
  bets: z.int(),
  left: z.int(),
  players: z.optional(z.array(SharedPlayer)),
  draws: z.array(z.int()),
  hash: z.nullable(z.string()),
});
export type SharedRound = z.infer<typeof SharedRound>;

/**
 * `terminating`: SHA-256 of the hash of round 1 as text, said before it. `length`: how many rounds the chain has. `publicValue`: the name of a
 * value that nobody knew when the chain was told; then `salt` is that value, empty until it is there. Null: the house has none, and drew the
 * salt itself. Rows CAS-07, FAIR-16.
 */
export const SharedChain = z.object({
  id: z.int(),
  terminating: z.string(),
  salt: z.string(),
  length: z.int(),
  publicValue: z.optional(z.nullable(z.string())),
});
export type SharedChain = z.infer<typeof SharedChain>;

/** The place of a draw in its chain. `hash`: null until it is over. `next`: the chain that follows. Row FAIR-15. */
export const ChainPlace = z.object({
  chain: SharedChain,
  number: z.int(),
  hash: z.nullable(z.string()),
  next: z.optional(SharedChain),
});
export type ChainPlace = z.infer<typeof ChainPlace>;

/**
 * `now`: the server's clock. `last`: the last hundred rounds that ended, the newest first. `chains`: those of `round` and `last`.
 * `nextChain`: the one that follows, fixed and told a whole chain ahead. Rows CAS-07, CAS-20.
 */
export const SharedTable = z.object({
  now: Millis,
  round: SharedRound,
  last: z.array(SharedRound),
  chains: z.array(SharedChain),
  nextChain: z.optional(SharedChain),
});
export type SharedTable = z.infer<typeof SharedTable>;
export const SharedTableAnswer = dataOf(SharedTable);

/** What the player chose: see `SharedChoice` of contracts/shared-games. */
export const SharedChoice = z.object({
  auto: z.optional(z.int()),
  picks: z.optional(z.array(z.int()).check(z.maxLength(10))),
  spots: z.optional(z.array(text(30)).check(z.maxLength(40))),
  risk: z.optional(z.enum(['low', 'medium', 'high'])),
});

/** What became of a bet. `open`: nothing yet. `lost`: nothing was paid. `returned`: the server was away, so the stake came back. */
const SharedBetState = z.enum(['open', 'paid', 'lost', 'returned']);

/**
 * A bet of the player. Money: units of `currency`. `left`: where they left, hundredths; null when they did not. `sign`: by which
 * the player finds it among those of the round.
 */
export const SharedBet = z.object({
  id: z.string(),
  sign: z.optional(z.string()),
  roundId: z.int(),
  number: z.int(),
  at: Millis,
  isDemo: z.boolean(),
  currency: z.string(),
  stake: z.number(),
  payout: z.number(),
  choice: SharedChoice,
  left: z.nullable(z.int()),
  state: SharedBetState,
  /** Of its round, empty until that has ended. */
  draws: z.array(z.int()),
});
export type SharedBet = z.infer<typeof SharedBet>;

/**
 * A player at a kind of shared rounds. Money: units of `currency`. `stop`: why they may not bet now, null when they may.
 * `balance`: points of the demo; null for money. `staked`, `won`: since this log-in, for money or for points. `bets`: the
 * last twenty, the newest first. Rows CAS-10, CAS-12, LIM-63.
 */
export const SharedSeat = z.object({
  kind: SharedKindName,
  isDemo: z.boolean(),
  balance: z.nullable(z.number()),
  accountId: z.int(),
  currency: z.string(),
  minStake: z.number(),
  maxStake: z.number(),
  waitMs: z.int(),
  staked: z.number(),
  won: z.number(),
  stop: z.nullable(z.object({ code: z.int(), message: z.string() })),
  bets: z.array(SharedBet),
});
export type SharedSeat = z.infer<typeof SharedSeat>;
export const SharedSeatAnswer = dataOf(SharedSeat);

/** A bet on the round `roundId`. `accountId`: what pays; points need none. */
export const SharedBetRequest = z.object({
  roundId: z.int(),
  mode: z.enum(['real', 'demo']),
  accountId: z.optional(z.int()),
  stake: z.number(),
  choice: SharedChoice,
});
/** The player leaves the running round with this bet. */
export const SharedExitRequest = z.object({ betId: text(40) });
export const SharedBetAnswer = dataOf(z.object({ bet: SharedBet, seat: SharedSeat }));
