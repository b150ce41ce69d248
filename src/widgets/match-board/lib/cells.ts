import { boardGroups, marketGroups, outcomeTypes } from '@contracts/markets';

import type { MarketInfo } from '@/entities/match';
import type { BoardColumn } from '@/features/betting/filter-matches';

/** One place for a price in a row. Null where the match has no such outcome. */
export type BoardCells = Record<BoardColumn, readonly (MarketInfo | null)[]>;

const threeWay = [outcomeTypes.home, outcomeTypes.draw, outcomeTypes.away];
const twoWay = [outcomeTypes.home, outcomeTypes.away];
const overUnder = [outcomeTypes.over, outcomeTypes.under];
const sides = [outcomeTypes.handicapHome, outcomeTypes.handicapAway];

/** The places of the result column. A sport without draws has no X. */
const resultTypes = (hasDraw: boolean): readonly number[] => (hasDraw ? threeWay : twoWay);

const inColumn = (column: BoardColumn, { groupId }: MarketInfo) => boardGroups[column].some((id) => id === groupId);

/** The line of a pair. Each side of a handicap writes the same line in its own way. */
const lineOf = ({ typeId, param = 0 }: MarketInfo) => (typeId === outcomeTypes.handicapAway ? -param : param);

/** The main line of a column: the one that the feed calls main, otherwise the first. */
function mainLine(markets: readonly MarketInfo[]): readonly MarketInfo[] {
  const main = markets.find(({ isMain }) => isMain) ?? markets[0];
  return main === undefined ? [] : markets.filter((market) => lineOf(market) === lineOf(main));
}

const pick = (markets: readonly MarketInfo[], types: readonly number[]) =>
  types.map((typeId) => markets.find((market) => market.typeId === typeId) ?? null);

/** A match may have a result with a draw and a winner: one of them fills the column, by what the list shows. */
function ofResult(markets: readonly MarketInfo[], hasDraw: boolean): readonly MarketInfo[] {
  const own = markets.filter(({ groupId }) => groupId === (hasDraw ? marketGroups.result : marketGroups.winner));
  return own.length > 0 ? own : markets;
}

/** Fills the columns of a row. `markets`: all markets of one match, in the feed's order. */
export function boardCells(markets: readonly MarketInfo[], hasDraw: boolean): BoardCells {
  const of = (column: BoardColumn) => markets.filter((market) => inColumn(column, market));
  return {
    result: pick(ofResult(of('result'), hasDraw), resultTypes(hasDraw)),
    total: pick(mainLine(of('total')), overUnder),
    handicap: pick(mainLine(of('handicap')), sides),
  };
}
