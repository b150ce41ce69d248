import type { Champ } from '@contracts/feed';

import { type BoardChamp, compareMatches, type MarketInfo, type MatchInfo } from '@/entities/match';
import type { Sizes } from '@/shared/row-pool';

import { asianLines } from './lines';

/** One line of the list: the head of a competition, a match with all its lines, or a long-term event. */
export type AsianItem =
  | { kind: 'group'; key: string; champ: Champ; count: number; isOpen: boolean }
  | { kind: 'match' | 'event'; key: string; match: MatchInfo; markets: readonly MarketInfo[] };

type Markets = ReadonlyMap<number, readonly MarketInfo[]>;
const none: readonly MarketInfo[] = [];

const matchItem =
  (markets: Markets) =>
  (match: MatchInfo): AsianItem => ({
    kind: match.outcomesCount === undefined ? 'match' : 'event',
    key: `g${String(match.id)}`,
    match,
    markets: markets.get(match.id) ?? none,
  });

export function itemsOf(
  champs: readonly BoardChamp[],
  markets: Markets,
  { isByLeague, folded }: { isByLeague: boolean; folded: ReadonlySet<number> },
): AsianItem[] {
  const toItem = matchItem(markets);
  if (!isByLeague)
    return champs
      .flatMap(({ matches }) => matches)
      .sort(compareMatches)
      .map(toItem);
  return champs.flatMap(({ champ, matches }): AsianItem[] => {
    const isOpen = !folded.has(champ.id);
    const head: AsianItem = { kind: 'group', key: `c${String(champ.id)}`, champ, count: matches.length, isOpen };
    return isOpen ? [head, ...matches.map(toItem)] : [head];
  });
}

/** What a match has besides its rows of prices, px: a line and some air, or in a card the names above them. */
export const bases = { list: 9, card: 87 };

/** The rows of a card are as high as a finger needs, and none has room for both sides of a line beside each other. */
const isCard = ({ row }: Sizes): boolean => row >= 44;

/** Rows of prices under each other. `isOneLine`: both sides of a line are in one row. */
function priceRows(markets: readonly MarketInfo[], isOneLine: boolean): number {
  const { count, hasDraw } = asianLines(markets);
  return isOneLine ? count : (hasDraw ? 3 : 2) + 2 * (count - 1);
}

const heightWith =
  (isOneLine: boolean) =>
  (item: AsianItem, sizes: Sizes): number => {
    if (item.kind === 'group') return sizes.head;
    const rows = item.kind === 'event' ? 1 : priceRows(item.markets, isOneLine && !isCard(sizes));
    return (isCard(sizes) ? bases.card : bases.list) + rows * sizes.row;
  };

/** Height of a line, px. `sizes`: of a head, of a row of prices, and of what a match has besides them. */
export const heightOf = { one: heightWith(true), two: heightWith(false) };
