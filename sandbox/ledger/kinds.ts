/** Movements of tickets on a player's account, as statements show them. A ticket that comes back was not staked. */
export const poolStakes = ['toto-stake', 'toto-return', 'lotto-stake', 'lotto-return'] as const;
export const poolPayouts = ['toto-payout', 'lotto-payout'] as const;

/** Every kind of movement that stakes money of a player or gives a stake back, and every one that pays. */
export const stakeKinds = ['stake', 'return', 'game-stake', ...poolStakes] as const;
export const payoutKinds = ['payout', 'correction', 'sale', 'game-payout', ...poolPayouts] as const;
