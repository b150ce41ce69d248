import type { Slug } from '../../contracts/games/index.ts';
import returns from '../../contracts/games/returns.json' with { type: 'json' };
import type { SharedKind } from '../../contracts/shared-games/index.ts';

/** Half a per cent stays with the house whatever it gives, and a tournament gives a thousandth. Row PROMO-26. */
const stays = 0.006;

/** The part of a stake in this game that cashback may be paid from: nothing where players lose hardly more than what stays. */
export const giftShare = (game: Slug | SharedKind): number => Math.max(0, 1 - returns[game].most - stays);

/**
 * In SQL: a round that is over and was played. A round that was left before its first step returned the stake: it
 * risked nothing, so it counts for no promotion.
 */
export const isPlayed = `(game_round.ended_at IS NOT NULL AND NOT (game_round.payout = game_round.stake AND game_round.game IN ('mines', 'hi-lo')
  AND json_extract(game_round.choice, '$.cells') IS NULL AND json_extract(game_round.choice, '$.calls') IS NULL))`;
