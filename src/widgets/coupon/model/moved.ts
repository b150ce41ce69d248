import { $bets } from '@/entities/coupon';

/** Bets whose price is not the agreed one, as text that is equal when they are. */
export const $moved = $bets.map((bets) =>
  bets
    .filter(({ movedAt }) => movedAt !== null)
    .map(({ market }) => `${String(market.id)}:${String(market.milliOdds)}`)
    .join(),
);
