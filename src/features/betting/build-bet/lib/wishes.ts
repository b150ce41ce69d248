import { builderSports, isJoined } from '@contracts/builder-sports';
import { couponTypes } from '@contracts/coupon-types';

import { type Bet, locksOf } from '@/entities/coupon';

/**
 * Bets of the slip whose price together somebody wants to know. `taken`: they are one bet of the slip already. `stamp` changes with
 * everything that the answer depends on.
 */
export type Wish = {
  key: string;
  gameId: number;
  bets: readonly Bet[];
  taken: boolean;
  stamp: string;
  lng: string;
  isExplained: boolean;
};

/** Neither is its match over, nor has it left the offer. */
const isOpen = (bet: Bet): boolean =>
  !locksOf(bet, couponTypes.single, false).some((lock) => lock === 'finished' || lock === 'gone');

export const keyOf = (marketIds: readonly number[]): string => marketIds.join('.');

/** Several bets on one match, and each joined bet, so that its parts can be shown. */
export function wishesOf(bets: readonly Bet[], opened: ReadonlySet<string>, lng: string): Wish[] {
  const open = bets.filter((bet) => builderSports.includes(bet.market.sportId) && isOpen(bet));
  const wishOf = (these: readonly Bet[], taken: boolean): Wish => {
    const key = keyOf(these.map(({ market }) => market.id));
    const isExplained = opened.has(key);
    const prices = these.map(({ market, isBlocked }) => [market.milliOdds, isBlocked]);
    return {
      ...{ key, bets: these, taken, lng, isExplained },
      gameId: these[0]?.market.gameId ?? 0,
      stamp: JSON.stringify([lng, isExplained, prices]),
    };
  };
  const matches = Map.groupBy(open, ({ market }) => market.gameId);
  return [
    ...[...matches.values()].filter(({ length }) => length > 1).map((these) => wishOf(these, false)),
    ...open.filter(({ market }) => isJoined(market.groupId)).map((bet) => wishOf([bet], true)),
  ];
}
