/** Movements of tickets on a player's account, as limits, statements and sums of play count them. A ticket that comes back was not staked. */
export const poolStakes = ['toto-stake', 'toto-return', 'lotto-stake', 'lotto-return'] as const;
export const poolPayouts = ['toto-payout', 'lotto-payout'] as const;
