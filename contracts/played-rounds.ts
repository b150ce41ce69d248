import { bonusGames } from './bonus-games/names.ts';
import { BonusPlayed } from './bonus-tickets.ts';
import { listOf } from './common.ts';
import { slugs } from './games/facts.ts';
import { LottoDraw } from './lotto.ts';
import { GameRound, SharedPlayed } from './rounds.ts';
import { sharedKinds } from './shared-games/kinds.ts';
import { SharedChain } from './shared-rounds.ts';
import { VirtualMatch } from './virtual-sports.ts';
import { z } from './zod.ts';

/**
 * The list of a player's rounds: games for one player, shared games or games by a free ticket, tickets of lotteries,
 * bets on virtual matches.
 */
export const playedGames = [...slugs, ...sharedKinds, ...bonusGames, 'lotto', 'virtual'] as const;
export type PlayedGame = (typeof playedGames)[number];

/**
 * A ticket of a lottery: `commitment` is the first hash of the chain of its first draw (of a draw without one its own),
 * `nonce` its number. `rate`: of the purchase. `payout` of a draw: units of `currency`, 0 until it is over. `returned`:
 * the stakes returned for draws that were cancelled for this ticket; these draws are neither in `draws` nor in its
 * sums. Rows FAIR-21, LOTTO-05.
 */
export const LottoPlayed = z.object({
  ...GameRound.shape,
  game: z.literal('lotto'),
  lotto: z.object({
    rate: z.number(),
    lines: z.array(z.array(z.int())),
    draws: z.array(z.object({ draw: LottoDraw, payout: z.number() })),
    returned: z.optional(z.number()),
  }),
});
export type LottoPlayed = z.infer<typeof LottoPlayed>;

/**
 * A coupon with virtual matches in it: `commitment` is the first hash of the chain of the first one, `nonce` the number of the coupon. `matches`: the
 * virtual ones, `chains`: theirs. The coupon tells the payout of their outcomes. Row FAIR-21, decision D-763.
 */
export const VirtualPlayed = z.object({
  ...GameRound.shape,
  game: z.literal('virtual'),
  virtual: z.object({ matches: z.array(VirtualMatch), chains: z.array(SharedChain) }),
});
export type VirtualPlayed = z.infer<typeof VirtualPlayed>;

export const PlayedRound = z.union([GameRound, SharedPlayed, BonusPlayed, LottoPlayed, VirtualPlayed]);
export type PlayedRound = z.infer<typeof PlayedRound>;
export const PlayedRoundsAnswer = listOf(PlayedRound);
