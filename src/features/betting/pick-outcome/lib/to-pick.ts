import type { Champ } from '@contracts/feed';

import { type CouponPick, pickFrom } from '@/entities/coupon';
import type { Book, MarketInfo, MatchInfo, Outcome } from '@/entities/match';

export type FeedView = {
  book: Pick<Book, 'priceOf' | 'playOf' | 'clockOf'> | null;
  matches: ReadonlyMap<number, MatchInfo>;
  markets: ReadonlyMap<number, readonly MarketInfo[]>;
  champs: ReadonlyMap<number, Champ>;
};

/** The bet as the screen shows it now. Null when the outcome has left the feed. */
export function toPick({ book, matches, markets, champs }: FeedView, { gameId, marketId }: Outcome): CouponPick | null {
  const match = matches.get(gameId);
  const market = markets.get(gameId)?.find(({ id }) => id === marketId);
  if (!match || !market || !book) return null;
  const milliOdds = book.priceOf(marketId) ?? 0;
  const score = book.playOf(gameId)?.score;
  // The running clock has a fraction, but a coupon counts whole seconds.
  const seconds = book.clockOf(gameId);
  return pickFrom(
    { ...match, elapsed: seconds === null ? null : Math.floor(seconds), ...(score && { score }) },
    market,
    milliOdds,
    champs.get(match.champId)?.name,
  );
}
