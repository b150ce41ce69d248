import { text } from './bounded.ts';
import { dataOf, Millis } from './common.ts';
import { slugs } from './games/index.ts';
import { z } from './zod.ts';

const GameSlug = z.enum(slugs);

/** Seeds in use. `commitment`: SHA-256 of the server seed's text, said before the first round. `nonce`: of the next round. */
export const GameSeed = z.object({ commitment: z.string(), clientSeed: z.string(), nonce: z.int() });
export type GameSeed = z.infer<typeof GameSeed>;

/** `below`: what the number of dice must stay under; other games have no choice. */
const RoundChoice = z.object({ below: z.optional(z.int()) });

/**
 * One round. Money: units of `currency`. `draws`: the numbers that decided it. `serverSeed`: null until the player takes
 * another seed. Rows CAS-06, CAS-07.
 */
export const GameRound = z.object({
  id: z.string(),
  game: GameSlug,
  at: Millis,
  currency: z.string(),
  stake: z.number(),
  payout: z.number(),
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
 * the last twenty of the player at this game, the newest first. Rows LIM-63, LIM-66.
 */
export const GameSession = z.object({
  id: z.string(),
  game: GameSlug,
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
  rounds: z.array(GameRound),
});
export type GameSession = z.infer<typeof GameSession>;
export const GameSessionAnswer = dataOf(GameSession);

/** Opens a game for real money; play points come with the demo. `accountId`: what pays. */
export const LaunchRequest = z.object({
  gameId: text(40),
  accountId: z.optional(z.int()),
  mode: z.literal('real'),
  lng: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
});
/** `url`: the page of the game on this site. */
export const LaunchAnswer = dataOf(z.object({ url: z.string(), sessionId: z.string() }));

export const PlayRequest = z.object({ stake: z.number(), choice: RoundChoice });
export const PlayAnswer = dataOf(z.object({ round: GameRound, session: GameSession }));

/** What the player adds to the server's seed: letters, digits, `-` and `_`. */
export const SeedRequest = z.object({ clientSeed: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
/** `serverSeed`: the one that is used no more, now open for checking; `seed`: the next one. Row CAS-06. */
export const SeedAnswer = dataOf(z.object({ serverSeed: z.string(), seed: GameSeed }));

/** Data of a refusal with 1029. Row LIM-66. */
export const RoundWait = z.object({ notBefore: Millis, waitMs: z.int() });
