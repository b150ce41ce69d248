import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import type { RallyRules } from './rules.ts';
import { possibleEnds, startOfMatch } from './rules.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** Every outcome that may have been on offer. */
export function rallyUniverse(rules: RallyRules): MarketKey[] {
  const keys = (groupId: number, types: readonly number[], params: readonly (number | null)[] = [null], period = 0) =>
    params.flatMap((param) => types.map((typeId): MarketKey => ({ groupId, typeId, param, period })));
  const halves = (from: number, to: number) => range(from, to).map((line) => line + 0.5);
  const sides = [O.home, O.away];
  const lines = [O.over, O.under];
  const handicaps = [O.handicapHome, O.handicapAway];
  const { setsToWin, target } = rules;
  // No match comes near three times the usual points.
  const most = 3 * (2 * setsToWin - 1) * target(1).points;
  const scores = possibleEnds(startOfMatch, rules).map(([a, b]) => a * 100 + b);
  return [
    ...keys(G.winner, sides),
    ...keys(G.setsScore, [O.score], scores),
    ...keys(G.setsTotal, lines, halves(setsToWin, 2 * setsToWin - 1)),
    ...keys(G.setsHandicap, handicaps, halves(-setsToWin, setsToWin)),
    ...[G.winsSet1, G.winsSet2].flatMap((group) => keys(group, [O.yes, O.no])),
    ...keys(G.gamesTotal, lines, halves(0, most)),
    ...keys(G.gamesHandicap, handicaps, halves(-75, 75)),
    ...[G.sidePoints1, G.sidePoints2].flatMap((group) => keys(group, lines, halves(0, most))),
    ...keys(G.pointsOddEven, [O.odd, O.even]),
    ...range(1, 2 * setsToWin).flatMap((number) => [
      ...keys(G.setWinner, sides, [null], number),
      ...keys(G.periodTotal, lines, halves(0, 100), number),
      ...keys(G.periodHandicap, handicaps, halves(-30, 30), number),
      ...keys(G.periodOddEven, [O.odd, O.even], [null], number),
    ]),
  ];
}
