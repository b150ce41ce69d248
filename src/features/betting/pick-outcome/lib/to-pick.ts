import type { Champ } from '@contracts/feed';

import { type CouponPick, pickFrom } from '@/entities/coupon';
import type { Book, GameInfo, MarketInfo, Outcome } from '@/entities/game';

export type FeedView = {
  book: Pick<Book, 'priceOf' | 'playOf' | 'clockOf'> | null;
  games: ReadonlyMap<number, GameInfo>;
  markets: ReadonlyMap<number, readonly MarketInfo[]>;
  champs: ReadonlyMap<number, Champ>;
};

/** The bet as the screen shows it now. Null when the outcome has left the feed. */
export function toPick({ book, games, markets, champs }: FeedView, { gameId, marketId }: Outcome): CouponPick | null {
  const game = games.get(gameId);
  const market = markets.get(gameId)?.find(({ id }) => id === marketId);
  if (!game || !market || !book) return null;
  const milliOdds = book.priceOf(marketId) ?? 0;
  const score = book.playOf(gameId)?.score;
  // The running clock has a fraction, but a coupon counts whole seconds.
  const seconds = book.clockOf(gameId);
  return pickFrom(
    { ...game, elapsed: seconds === null ? null : Math.floor(seconds), ...(score && { score }) },
    market,
    milliOdds,
    champs.get(game.champId)?.name,
  );
}
