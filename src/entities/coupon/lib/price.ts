import type { ChangeCoefAction } from '@contracts/coupon';

import type { Bet } from './bet';

export type PriceMove = 'up' | 'down';

/** How the price has moved against the agreed one. Null when it has not changed, or there is no price now. */
export function moveOf({ market: { milliOdds }, agreedMilliOdds }: Bet): PriceMove | null {
  if (milliOdds === 0 || milliOdds === agreedMilliOdds) return null;
  return milliOdds > agreedMilliOdds ? 'up' : 'down';
}

/** Must the player agree to this movement, by the reaction that they chose? */
export function needsYes(bet: Bet, action: ChangeCoefAction): boolean {
  const move = moveOf(bet);
  if (move === null || action === 1) return false;
  return action === 0 || move === 'down';
}

/** Gives a bet a new price from the feed. A bet that did not change stays the same object, so that its row is not drawn again. */
export function movePrice(bet: Bet, milliOdds: number, at: number): Bet {
  if (bet.market.milliOdds === milliOdds) return bet;
  const isBack = milliOdds === bet.agreedMilliOdds;
  return { ...bet, market: { ...bet.market, milliOdds }, movedAt: isBack ? null : at };
}

export const agreePrice = (bet: Bet): Bet =>
  bet.market.milliOdds === 0 || bet.market.milliOdds === bet.agreedMilliOdds
    ? bet
    : { ...bet, agreedMilliOdds: bet.market.milliOdds, movedAt: null };
