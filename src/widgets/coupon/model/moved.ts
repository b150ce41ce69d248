import { $bets } from '@/entities/coupon';

/** The bets whose price is not the agreed one, as a text. Two texts are equal when the bets and their prices are. */
export const $moved = $bets.map((bets) =>
  bets
    .filter(({ movedAt }) => movedAt !== null)
    .map(({ market }) => `${String(market.id)}:${String(market.milliOdds)}`)
    .join(),
);
