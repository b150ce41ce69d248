import type { CouponTypeId } from '@contracts/coupon';
import type { FeedEntities } from '@contracts/feed';
import { milliFromWire } from '@contracts/maths/index';
import type { DroppedBet } from '@contracts/sharing';

import { type Bet, filledBet, moveOf, pickFrom, type SlipFill } from '@/entities/coupon';
import { isFinishedMatch } from '@/entities/match';

/** A bet of an earlier coupon, with its name in case it is gone. */
type WishedBet = {
  marketId: number;
  /** Thousandths. Null: today's price will do. */
  milliOdds: number | null;
  blockId: number;
  name: Omit<DroppedBet, 'marketId' | 'reason'> | null;
};

/** A coupon to fill in again. `code` null: one of the player's own. */
export type FillWish = {
  source: SlipFill['source'];
  code: string | null;
  typeId: CouponTypeId;
  systemValue: number | null;
  bets: readonly WishedBet[];
  dropped: readonly DroppedBet[];
};

/** The result: which bets are there, which are gone and why, and how many prices changed. */
export type FillReport = {
  source: SlipFill['source'];
  code: string | null;
  kept: number;
  moved: number;
  dropped: readonly DroppedBet[];
};

const unnamed = { typeId: 0, name: '', opp1: '', opp2: '' };

/** `at`: epoch ms. */
export function filledFrom(
  wish: FillWish,
  { games = [], markets = [], champs = [] }: FeedEntities,
  at: number,
): { bets: Bet[]; report: FillReport } {
  const marketById = new Map(markets.map((market) => [market.id, market]));
  const matchById = new Map(games.map((match) => [match.id, match]));
  const champById = new Map(champs.map((champ) => [champ.id, champ]));
  const bets: Bet[] = [];
  const dropped = [...wish.dropped];
  for (const { marketId, milliOdds, blockId, name } of wish.bets) {
    const market = marketById.get(marketId);
    const match = market && matchById.get(market.gameId);
    if (market && match && !isFinishedMatch(match)) {
      const pick = pickFrom(match, market, milliFromWire(market.coef), champById.get(match.champId)?.name);
      bets.push(filledBet(pick, milliOdds, at, blockId));
    } else {
      dropped.push({ marketId, reason: match ? 'finished' : 'gone', ...(name ?? unnamed) });
    }
  }
  const moved = bets.filter((bet) => moveOf(bet) !== null).length;
  const { source, code } = wish;
  return { bets, report: { source, code, kept: bets.length, moved, dropped } };
}
