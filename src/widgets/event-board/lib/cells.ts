import { BOARD_GROUPS, OUTCOME } from '@contracts/markets';
import type { MarketInfo } from '@/entities/game';
import type { BoardColumn } from '@/features/betting/filter-events';

/** One price place of a row; null where the game has no such outcome. */
export type BoardCells = Record<BoardColumn, readonly (MarketInfo | null)[]>;

const threeWay = [OUTCOME.home, OUTCOME.draw, OUTCOME.away];
const twoWay = [OUTCOME.home, OUTCOME.away];
const overUnder = [OUTCOME.over, OUTCOME.under];
const sides = [OUTCOME.handicapHome, OUTCOME.handicapAway];

/** Price places of the result column: a sport that cannot end level has no X. */
const resultTypes = (hasDraw: boolean): readonly number[] => (hasDraw ? threeWay : twoWay);

const inColumn = (column: BoardColumn, { groupId }: MarketInfo) => BOARD_GROUPS[column].some((id) => id === groupId);

/** The line a pair stands on: both outcomes of a handicap name one line, from either side. */
const lineOf = ({ typeId, param = 0 }: MarketInfo) => (typeId === OUTCOME.handicapAway ? -param : param);

/** The main line of a column: the one the feed calls main, else the first. */
function mainLine(markets: readonly MarketInfo[]): readonly MarketInfo[] {
  const main = markets.find(({ isMain }) => isMain) ?? markets[0];
  return main === undefined ? [] : markets.filter((market) => lineOf(market) === lineOf(main));
}

const pick = (markets: readonly MarketInfo[], types: readonly number[]) =>
  types.map((typeId) => markets.find((market) => market.typeId === typeId) ?? null);

/** What stands in the columns of a row. `markets`: all of one game, in the order of the feed. */
export function boardCells(markets: readonly MarketInfo[], hasDraw: boolean): BoardCells {
  const of = (column: BoardColumn) => markets.filter((market) => inColumn(column, market));
  return {
    result: pick(of('result'), resultTypes(hasDraw)),
    total: pick(mainLine(of('total')), overUnder),
    handicap: pick(mainLine(of('handicap')), sides),
  };
}
