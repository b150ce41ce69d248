import type { Bet } from './bet';

/** 0 confirm, 1 accept any change, 2 accept on increase. Spec: coupon §4. */
export type ChangeCoefAction = 0 | 1 | 2;
export type PriceMove = 'up' | 'down';

/** Against the agreed price; null when nothing moved or there is no price now. */
export function moveOf({ market: { milliOdds }, agreedMilliOdds }: Bet): PriceMove | null {
  if (milliOdds === 0 || milliOdds === agreedMilliOdds) return null;
  return milliOdds > agreedMilliOdds ? 'up' : 'down';
}

/** Whether the reaction that the player chose leaves this movement to a yes of his. */
export function needsYes(bet: Bet, action: ChangeCoefAction): boolean {
  const move = moveOf(bet);
  if (move === null || action === 1) return false;
  return action === 0 || move === 'down';
}

/** A new price from the feed. A bet that did not change keeps its identity, so that its row is not drawn again. */
export function movePrice(bet: Bet, milliOdds: number, at: number): Bet {
  if (bet.market.milliOdds === milliOdds) return bet;
  const isBack = milliOdds === bet.agreedMilliOdds;
  return { ...bet, market: { ...bet.market, milliOdds }, movedAt: isBack ? null : at };
}

export const agreePrice = (bet: Bet): Bet =>
  bet.market.milliOdds === 0 || bet.market.milliOdds === bet.agreedMilliOdds
    ? bet
    : { ...bet, agreedMilliOdds: bet.market.milliOdds, movedAt: null };
