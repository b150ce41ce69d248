/**
 * The wire of game clients (RGS): five calls with a session of one game in their body. Sums are whole numbers with six
 * decimals: 1,000,000 is one unit of the currency. Row CAS-04.
 */
import { text } from './bounded.ts';
import { ClientSeed, GameRound, GameSeed } from './rounds.ts';
import { z } from './zod.ts';

export const rgsDecimals = 6;

export const rgsPaths = {
  authenticate: '/wallet/authenticate',
  balance: '/wallet/balance',
  play: '/wallet/play',
  endRound: '/wallet/end-round',
  event: '/bet/event',
} as const;
const paths: readonly string[] = Object.values(rgsPaths);
export const isRgsPath = (path: string): boolean => paths.includes(path);

/** `ERR_GEN` and `ERR_MAINTENANCE` come with status 500: the same call may work later. All others come with 400. */
export const RgsError = z.enum([
  'ERR_VAL',
  'ERR_IPB',
  'ERR_IS',
  'ERR_ATE',
  'ERR_GLE',
  'ERR_LOC',
  'ERR_GEN',
  'ERR_MAINTENANCE',
]);
export type RgsError = z.infer<typeof RgsError>;

/** `reason`: the code of the same refusal in the other calls. `data`: what it comes with there, such as `waitMs` with 1029. */
export const RgsRefusal = z.object({
  error: RgsError,
  message: z.string(),
  reason: z.int(),
  data: z.optional(z.unknown()),
  requestId: z.string(),
});
export type RgsRefusal = z.infer<typeof RgsRefusal>;

const sessionID = text(64);
const Amount = z.int().check(z.nonnegative());
export const RgsSession = z.object({ sessionID });
export const RgsAuthenticate = z.object({ sessionID, language: z.optional(text(10)) });

/**
 * `mode`: what the player chose, as `below=5000` or `risk=high&rows=12`; `base`: what the game begins with. `clientSeed`: the player's part
 * of a seed that has none yet; other seeds leave it aside.
 */
export const RgsPlay = z.object({
  sessionID,
  amount: z.int().check(z.positive()),
  mode: z.optional(text(200)),
  clientSeed: z.optional(ClientSeed),
});
/** `event`: a step of the round that goes on: `cell=7`, `call=up`, `hold=5`, `move=hit`, `move=double`. */
export const RgsEvent = z.object({ sessionID, event: text(40) });

const Balance = z.object({ amount: Amount, currency: z.string() });

/**
 * `active`: it waits for a step, or for the client to say `end-round`: also where a step has ended it, and paid it. `event`: the last
 * step. `state`: the round as the other calls tell it, with what checks it; its `isOpen` says that steps may follow.
 */
const Round = z.object({
  betID: z.int(),
  amount: Amount,
  payout: Amount,
  payoutMultiplier: z.number(),
  active: z.boolean(),
  mode: z.string(),
  event: z.optional(z.string()),
  state: GameRound,
});
export type RgsRound = z.infer<typeof Round>;

/** `minimumRoundDuration`: ms from one round to the next; the server refuses what comes sooner. */
const Jurisdiction = z.object({
  socialCasino: z.boolean(),
  disabledFullscreen: z.boolean(),
  disabledTurbo: z.boolean(),
  disabledSuperTurbo: z.boolean(),
  disabledAutoplay: z.boolean(),
  disabledSlamstop: z.boolean(),
  disabledSpacebar: z.boolean(),
  disabledBuyFeature: z.boolean(),
  displayNetPosition: z.boolean(),
  displayRTP: z.boolean(),
  displaySessionTimer: z.boolean(),
  minimumRoundDuration: z.int(),
});

const Config = z.object({
  minBet: Amount,
  maxBet: Amount,
  stepBet: Amount,
  defaultBetLevel: Amount,
  betLevels: z.array(Amount),
  jurisdiction: Jurisdiction,
});
export type RgsConfig = z.infer<typeof Config>;

/**
 * `round`: the open one, else the last one in this currency; null before the first. `seed`: what decides the next
 * rounds.
 */
export const RgsAuthenticated = z.object({
  balance: Balance,
  config: Config,
  round: z.nullable(Round),
  seed: GameSeed,
});
export const RgsBalance = z.object({ balance: Balance });
export const RgsPlayed = z.object({ balance: Balance, round: Round });
/** `event`: as it came. `round`: what became of it. */
export const RgsStepped = z.object({ event: z.string(), balance: Balance, round: Round });
