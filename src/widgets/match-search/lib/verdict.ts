import { milliFromWire } from '@contracts/maths/index';
import type { SearchBet } from '@contracts/search';

import { type CouponPick, pickFrom } from '@/entities/coupon';
import { type Book, isFinishedMatch, type MarketInfo, type MatchInfo } from '@/entities/match';

export type LiveView = {
  book: Pick<Book, 'priceOf' | 'playOf'> | null;
  matches: ReadonlyMap<number, MatchInfo>;
  markets: ReadonlyMap<number, readonly MarketInfo[]>;
  /** Market ids of the coupon. */
  picked: ReadonlySet<number>;
  /** The feed is lost. */
  isLost: boolean;
};

/** What comes of an outcome that the player wants in the coupon. `locked`: nobody knows the prices of now. */
export type Verdict = { kind: 'added'; pick: CouponPick } | { kind: 'already' | 'suspended' | 'locked' };

/** The prices of the page decide; before they have come, those of the answer do, which the coupon then checks. */
export function verdictOn({ game, market }: SearchBet, { book, matches, markets, picked, isLost }: LiveView): Verdict {
  if (picked.has(market.id)) return { kind: 'already' };
  if (isLost) return { kind: 'locked' };
  const shown = matches.get(game.id);
  const outcome = markets.get(game.id)?.find(({ id }) => id === market.id) ?? market;
  const milliOdds = book?.priceOf(market.id) ?? milliFromWire(market.coef);
  if (outcome.isBlocked || milliOdds === 0 || isFinishedMatch(shown ?? game)) return { kind: 'suspended' };
  const score = book?.playOf(game.id)?.score ?? game.score;
  return {
    kind: 'added',
    pick: pickFrom({ ...(shown ?? game), ...(score && { score }) }, outcome, milliOdds),
  };
}
