import { firstHalfGroups } from '@contracts/first-half-groups';
import { boardGroups, outcomeTypes } from '@contracts/markets';

import type { MarketInfo } from '@/entities/match';

/** Both sides of one line: home and away, or over and under. Null: the feed has no such outcome now. */
export type LinePair = { line: number; sides: readonly [MarketInfo | null, MarketInfo | null] };

/** The columns of one part of a match. `result`: home, away, draw; `handicap` and `total`: the main line first. */
export type PartLines = {
  handicap: readonly LinePair[];
  total: readonly LinePair[];
  result: readonly [home: MarketInfo | null, away: MarketInfo | null, draw: MarketInfo | null];
};

/** What a match shows. `count`: how many lines are under each other, one at least. */
export type AsianLines = { full: PartLines; first: PartLines; hasDraw: boolean; hasFirst: boolean; count: number };

/** So many lines of a match are under each other at most. */
export const mostLines = 3;

/** A line as the home side has it: of a pair the away side writes it with the other sign. */
const lineOf = ({ typeId, param = 0 }: MarketInfo): number =>
  typeId === outcomeTypes.handicapAway ? 0 - param : param;

/** The line that the feed calls main; where it calls none so, the one in the middle. */
const mainOf = (lines: readonly number[], markets: readonly MarketInfo[]): number => {
  const main = markets.find(({ isMain }) => isMain);
  if (main !== undefined) return lineOf(main);
  return [...lines].sort((a, b) => a - b)[Math.floor((lines.length - 1) / 2)] ?? 0;
};

/**
 * Pairs of a column: the main line, then its neighbours, nearest first. Distance stands for the difference of the two
 * prices, which grows with it, and unlike that it never moves a row under the player's finger.
 */
function pairsOf(markets: readonly MarketInfo[], firstType: number): LinePair[] {
  const byLine = new Map<number, LinePair>();
  for (const market of markets) {
    const line = lineOf(market) + 0;
    const { sides } = byLine.get(line) ?? { sides: [null, null] };
    byLine.set(line, { line, sides: market.typeId === firstType ? [market, sides[1]] : [sides[0], market] });
  }
  const main = mainOf([...byLine.keys()], markets);
  return [...byLine.values()]
    .sort((a, b) => Math.abs(a.line - main) - Math.abs(b.line - main) || a.line - b.line)
    .slice(0, mostLines);
}

type Groups = Record<'result' | 'total' | 'handicap', readonly number[]>;

function partOf(markets: readonly MarketInfo[], groups: Groups): PartLines {
  const of = (column: keyof Groups) => markets.filter(({ groupId }) => groups[column].includes(groupId));
  const results = of('result');
  const result = (typeId: number) => results.find((market) => market.typeId === typeId) ?? null;
  return {
    handicap: pairsOf(of('handicap'), outcomeTypes.handicapHome),
    total: pairsOf(of('total'), outcomeTypes.over),
    result: [result(outcomeTypes.home), result(outcomeTypes.away), result(outcomeTypes.draw)],
  };
}

const isFilled = ({ handicap, total, result }: PartLines) =>
  handicap.length > 0 || total.length > 0 || result.some((market) => market !== null);

const known = new WeakMap<readonly MarketInfo[], AsianLines>();

/** Fills the columns of a match. `markets`: all that the page holds of it. The same list gives the same object. */
export function asianLines(markets: readonly MarketInfo[]): AsianLines {
  const made = known.get(markets);
  if (made) return made;
  const [full, first] = [partOf(markets, boardGroups), partOf(markets, firstHalfGroups)];
  const lines: AsianLines = {
    full,
    first,
    hasDraw: full.result[2] !== null || first.result[2] !== null,
    hasFirst: isFilled(first),
    count: Math.max(1, ...[full, first].flatMap(({ handicap, total }) => [handicap.length, total.length])),
  };
  known.set(markets, lines);
  return lines;
}
