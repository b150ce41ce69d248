import { text } from './bounded.ts';
import { dataOf, Millis } from './common.ts';
import { slugs } from './games/facts.ts';
import { sharedKinds } from './shared-games/kinds.ts';
import { SharedChain, SharedChoice } from './shared-rounds.ts';
import { z } from './zod.ts';

const GameSlug = z.enum(slugs);

/**
 * Seeds in use. `commitment`: SHA-256 of the server seed's text, said before the player's part is known. `clientSeed`: empty until
 * the player brings it, or begins without. `isDrawnByUs`: the player brought none, so the server drew it. `nonce`: of the next
 * round. `next`: the commitment of the seed that follows. Row CAS-16, decision D-120.
 */
export const GameSeed = z.object({
  commitment: z.string(),
  clientSeed: z.string(),
  isDrawnByUs: z.boolean(),
  nonce: z.int(),
  next: z.string(),
});
export type GameSeed = z.infer<typeof GameSeed>;

const Risk = z.enum(['low', 'medium', 'high']);
const Call = z.enum(['up', 'down']);
const Move = z.enum(['hit', 'double', 'split']);

/** The player's choice, each game with its own fields: see `Choice` of contracts/games. */
export const RoundChoice = z.object({
  below: z.optional(z.int()),
  spots: z.optional(z.array(text(30)).check(z.maxLength(40))),
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
 * One round. Money: units of `currency`. `draws`: the numbers that decided it. `serverSeed`: null until the player
 * takes another seed. `isOpen`: it waits for a step; then `draws` has only the visible draws, `payout` is 0, and
 * `endsAt` is when it ends by itself, else null. `maths`: version and hash of the mathematics that decided it; null for
 * rounds before these were kept. Rows CAS-05 to CAS-07.
 */
export const GameRound = z.object({
  id: z.string(),
  game: GameSlug,
  at: Millis,
  currency: z.string(),
  stake: z.number(),
  payout: z.number(),
  isOpen: z.boolean(),
  endsAt: z.nullable(Millis),
  choice: RoundChoice,
  draws: z.array(z.int()),
  commitment: z.string(),
  clientSeed: z.string(),
  isDrawnByUs: z.boolean(),
  nonce: z.int(),
  serverSeed: z.nullable(z.string()),
  maths: z.nullable(z.string()),
});
export type GameRound = z.infer<typeof GameRound>;
export const GameRoundAnswer = dataOf(GameRound);

/**
 * A bet of a player on a round that everybody plays, as a round of theirs: `commitment` is the first hash of the chain, `clientSeed` its salt,
 * `nonce` the number of the round, `serverSeed` its hash, null until it has ended. `left`: where they left, hundredths; null when they did not.
 * `isReturned`: the server was away, so the stake came back. Row FAIR-17.
 */
export const SharedPlayed = z.object({
  ...GameRound.shape,
  game: z.enum(sharedKinds),
  choice: SharedChoice,
  shared: z.object({ chain: SharedChain, left: z.nullable(z.int()), isReturned: z.boolean() }),
});
export type SharedPlayed = z.infer<typeof SharedPlayed>;

/**
 * A player at a game, from one log-in. Money: units of `currency`. `cycleMs`: how long a round takes at least;
 * `waitMs`: until the server takes the next one. `staked`, `won`, `net`: of this session at this game, from the ledger.
 * `rounds`: the last twenty of the player at this game, the newest first. `pool`: tickets of each prize that are left;
 * null: it has no pool. `isDemo`: played with points, `balance` of which are left; null for money. Rows CAS-10, LIM-63,
 * LIM-66.
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

/** The player's part of the seed: letters, digits, `-` and `_`. */
export const ClientSeed = z.string().check(z.regex(/^[\w-]{1,64}$/));
/**
 * The player's part of the seed whose hash the page showed as `commitment`. Refused with 1042 where that seed is not the one that waits
 * for a part.
 */
export const SeedRequest = z.object({ clientSeed: ClientSeed, commitment: z.optional(text(64)) });

export type SeedRequest = z.infer<typeof SeedRequest>;

/** `seed`: goes with the first round of a seed that has no part of the player yet. */
export const PlayRequest = z.object({ stake: z.number(), choice: RoundChoice, seed: z.optional(SeedRequest) });
export const PlayAnswer = dataOf(z.object({ round: GameRound, session: GameSession }));

/**
 * One step of an open round: a cell, a call, the held cards (a bit for each), one more card or the stake doubled; or
 * nothing, to take the present payout.
 */
export const StepRequest = z.object({
  roundId: text(40),
  cell: z.optional(z.int()),
  call: z.optional(Call),
  hold: z.optional(z.int()),
  move: z.optional(Move),
});

/** `serverSeed`: the one that is no longer used, now open for checking; null where it only took its part. `seed`: the one in use. Row CAS-06. */
export const SeedAnswer = dataOf(z.object({ serverSeed: z.nullable(z.string()), seed: GameSeed }));

/** Data of a refusal with 1029. Row LIM-66. */
export const RoundWait = z.object({ notBefore: Millis, waitMs: z.int() });
