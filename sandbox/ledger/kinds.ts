/**
 * Every kind of movement that stakes money of a player or returns a stake: a returned stake does not count as staked.
 */
const stakes = 'stake return game-stake maker-stake maker-return toto-stake toto-return lotto-stake lotto-return';
/** Every kind that pays a player for a stake. */
const payouts = 'payout correction sale game-payout maker-payout toto-payout lotto-payout';

export const stakeKinds: readonly string[] = stakes.split(' ');
export const payoutKinds: readonly string[] = payouts.split(' ');
