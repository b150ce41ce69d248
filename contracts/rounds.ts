import { text } from './bounded.ts';
import { dataOf, Millis } from './common.ts';
import { slugs } from './games/facts.ts';
import { z } from './zod.ts';

const GameSlug = z.enum(slugs);

/** Seeds in use. `commitment`: SHA-256 of the server seed's text, said before the first round. `nonce`: of the next round. */
export const GameSeed = z.object({ commitment: z.string(), clientSeed: z.string(), nonce: z.int() });
export type GameSeed = z.infer<typeof GameSeed>;

const Risk = z.enum(['low', 'medium', 'high']);
const Call = z.enum(['up', 'down']);
const Move = z.enum(['hit', 'double', 'split']);

/** What the player chose, each game its own fields: see `Choice` of contracts/games. */
export const RoundChoice = z.object({
  below: z.optional(z.int()),
  spots: z.optional(z.array(text(10)).check(z.maxLength(20))),
  risk: z.optional(Risk),
  rows: z.optional(z.int()),
  mines: z.optional(z.int()),
  cells: z.optional(z.array(z.int()).check(z.maxLength(25))),
  calls: z.optional(z.array(Call).check(z.maxLength(12))),
  picks: z.optional(z.array(z.int()).check(z.maxLength(24))),
  hold: z.optional(z.int()),
  hits: z.optional(z.int()),
  second: z.optional(z.enum(['double', 'split'])),
  left: z.optional(z.array(z.int()).check(z.maxLength(16))),
});

/**
 * One round. Money: units of `currency`. `draws`: the numbers that decided it. `serverSeed`: null until the player takes
 * another seed. `isOpen`: it waits for a step; then `draws` are those that may be seen, and `payout` is 0. Rows CAS-05 to
 * CAS-07.
 */
export const GameRound = z.object({
  id: z.string(),
  game: GameSlug,
  at: Millis,
  currency: z.string(),
  stake: z.number(),
  payout: z.number(),
  isOpen: z.boolean(),
  choice: RoundChoice,
  draws: z.array(z.int()),
  commitment: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  serverSeed: z.nullable(z.string()),
});
export type GameRound = z.infer<typeof GameRound>;
export const GameRoundAnswer = dataOf(GameRound);

/**
 * A player at a game, from one log-in. Money: units of `currency`. `cycleMs`: how long a round takes at least; `waitMs`:
 * until the server takes the next one. `staked`, `won`, `net`: of this session at this game, from the ledger. `rounds`:
 * the last twenty of the player at this game, the newest first. `pool`: tickets of each prize that are left; null: it has
 * none. `isDemo`: played with points, `balance` of
 * which are left; null for money. Rows CAS-10, LIM-63, LIM-66.
 */
export const GameSession = z.object({
  id: z.string(),
  game: GameSlug,
  isDemo: z.boolean(),
  balance: z.nullable(z.number()),
  accountId: z.int(),
  currency: z.string(),
  minStake: z.number(),
  maxStake: z.number(),
  cycleMs: z.int(),
  waitMs: z.int(),
  staked: z.number(),
  won: z.number(),
  net: z.number(),
  seed: GameSeed,
  pool: z.nullable(z.array(z.int())),
  /** The country lets rounds follow by themselves. Row CAS-11. */
  mayAutoPlay: z.boolean(),
  rounds: z.array(GameRound),
});
export type GameSession = z.infer<typeof GameSession>;
export const GameSessionAnswer = dataOf(GameSession);

/** Opens a game for money or for play points. `accountId`: what pays; points need none. */
export const LaunchRequest = z.object({
  gameId: text(40),
  accountId: z.optional(z.int()),
  mode: z.enum(['real', 'demo']),
  lng: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  device: z.optional(z.enum(['mobile', 'desktop'])),
});
/** `url`: where a client of the game begins, with its session of the RGS calls. `sessionId`: of the other calls. */
export const LaunchAnswer = dataOf(z.object({ url: z.string(), sessionId: z.string() }));

export const PlayRequest = z.object({ stake: z.number(), choice: RoundChoice });
export const PlayAnswer = dataOf(z.object({ round: GameRound, session: GameSession }));

/**
 * One step of a round that goes on: a cell, a call, the cards that stay (a bit for each), one card more or the stake once more; or none of them,
 * to take what it is worth now.
 */
export const StepRequest = z.object({
  roundId: text(40),
  cell: z.optional(z.int()),
  call: z.optional(Call),
  hold: z.optional(z.int()),
  move: z.optional(Move),
});

/** What the player adds to the server's seed: letters, digits, `-` and `_`. */
export const SeedRequest = z.object({ clientSeed: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
/** `serverSeed`: the one that is used no more, now open for checking; `seed`: the next one. Row CAS-06. */
export const SeedAnswer = dataOf(z.object({ serverSeed: z.string(), seed: GameSeed }));

/** Data of a refusal with 1029. Row LIM-66. */
export const RoundWait = z.object({ notBefore: Millis, waitMs: z.int() });
