/**
 * The wire between the server of a maker of games and the wallet of this site: one address, one signed call after another. Sums are
 * whole minor units of the currency of the session. Row AGG-01.
 */
import { text } from '../bounded.ts';
import { z } from '../zod.ts';

export const makerWalletPath = '/maker-api/v1';
export const isMakerPath = (path: string): boolean => path.startsWith(`${makerWalletPath}/`);

/** Names that a maker gives: of itself, of a game, a round, a transaction. */
const Name = z.string().check(z.regex(/^[\w.:-]{1,80}$/));
export const MakerId = z.string().check(z.regex(/^[a-z][a-z\d-]{0,30}$/));
export const MakerGameId = z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,60}$/));

/** No sum of a game is larger; what is larger is a mistake of somebody. */
const mostMinor = 1_000_000_000_000;
const Sum = z.int().check(z.nonnegative(), z.maximum(mostMinor));
const Stake = z.int().check(z.positive(), z.maximum(mostMinor));
const Currency = z.string().check(z.regex(/^[A-Z\d]{2,8}$/));
const token = text(120);

/**
 * `transaction`: a name that the maker gives once; the same one moves money once. `round`: what bets and wins of one game belong to.
 * `bet`: the transaction that is taken back. `isLast`: the round is over with it.
 */
export const MakerCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('authenticate'), token }),
  z.object({ action: z.literal('balance'), token }),
  z.object({
    action: z.literal('bet'),
    token,
    transaction: Name,
    round: Name,
    amount: Stake,
    currency: Currency,
  }),
  z.object({
    action: z.literal('win'),
    token,
    transaction: Name,
    round: Name,
    amount: Sum,
    currency: Currency,
    isLast: z.optional(z.boolean()),
  }),
  z.object({ action: z.literal('rollback'), token, transaction: Name, bet: Name }),
  z.object({ action: z.literal('finish'), token, round: Name }),
]);
export type MakerCall = z.infer<typeof MakerCall>;
export type MakerCallOf<Action extends MakerCall['action']> = Extract<MakerCall, { action: Action }>;

/** Why a call was refused. Those with status 500 may be sent again as they are; docs/makers.md says it of each. */
export const MakerError = z.enum([
  'BAD_SIGNATURE',
  'BAD_REQUEST',
  'UNKNOWN_SESSION',
  'SESSION_ENDED',
  'GAME_OFF',
  'PLAYER_BLOCKED',
  'LIMIT_REACHED',
  'REALITY_CHECK',
  'TOO_SOON',
  'NOT_ENOUGH_MONEY',
  'SUM_TOO_LARGE',
  'WRONG_CURRENCY',
  'OTHER_PLAYER',
  'OTHER_CONTENT',
  'UNKNOWN_ROUND',
  'ROUND_FINISHED',
  'ROLLED_BACK',
  'NOT_A_BET',
  'TRY_AGAIN',
]);
export type MakerError = z.infer<typeof MakerError>;

/** `reason`: the number that other calls of this site give for the same. `waitMs`: with `TOO_SOON`. */
export const MakerRefusal = z.object({
  error: MakerError,
  message: z.string(),
  reason: z.optional(z.int()),
  waitMs: z.optional(z.int()),
});
export type MakerRefusal = z.infer<typeof MakerRefusal>;

/** `player`: a name of this player for this maker alone. `isDemo`: with points, which are no money. `digits`: minor digits of the currency. */
export const MakerAnswer = z.object({
  balance: z.int(),
  currency: z.string(),
  player: z.optional(z.string()),
  game: z.optional(z.string()),
  language: z.optional(z.string()),
  isDemo: z.optional(z.boolean()),
  minStake: z.optional(z.int()),
  maxStake: z.optional(z.int()),
  digits: z.optional(z.int()),
});
export type MakerAnswer = z.infer<typeof MakerAnswer>;
