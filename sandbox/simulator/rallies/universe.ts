import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import { mostSets, possibleEnds, type SetsRules, startOfMatch } from './rules.ts';

/** No bet gives a side more than this in a set. */
const mostLead = 99;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** Every outcome that may have been on offer. `mostPoints`: that usually win a set. */
export function rallyUniverse({ setsToWin, isWithoutPoints = false }: SetsRules, mostPoints: number): MarketKey[] {
  const keys = (groupId: number, types: readonly number[], params: readonly (number | null)[] = [null], period = 0) =>
    params.flatMap((param) => types.map((typeId): MarketKey => ({ groupId, typeId, param, period })));
  const halves = (from: number, to: number) => range(from, to).map((line) => line + 0.5);
  const sides = [O.home, O.away];
  const lines = [O.over, O.under];
  const handicaps = [O.handicapHome, O.handicapAway];
  // No match comes near three times the usual points.
  const most = 3 * (2 * setsToWin - 1) * mostPoints;
  const scores = possibleEnds(startOfMatch, { setsToWin, lines: [] }).map(([a, b]) => a * 100 + b);
  return [
    ...keys(G.winner, sides),
    ...keys(G.setsScore, [O.score], scores),
    ...keys(G.setsTotal, lines, halves(setsToWin, 2 * setsToWin - 1)),
    ...keys(G.setsHandicap, handicaps, halves(-setsToWin, setsToWin)),
    ...[G.winsSet1, G.winsSet2].flatMap((group) => keys(group, [O.yes, O.no])),
    ...(isWithoutPoints
      ? keys(G.oddEven, [O.odd, O.even])
      : [
          ...keys(G.gamesTotal, lines, halves(0, most)),
          ...keys(G.gamesHandicap, handicaps, halves(-75, 75)),
          ...[G.sidePoints1, G.sidePoints2].flatMap((group) => keys(group, lines, halves(0, most))),
          ...keys(G.pointsOddEven, [O.odd, O.even]),
        ]),
    ...range(1, Math.min(2 * setsToWin, mostSets + 1)).flatMap((number) => [
      ...keys(G.setWinner, sides, [null], number),
      ...keys(G.periodTotal, lines, halves(0, Math.max(100, 2 * mostPoints)), number),
      ...keys(G.periodHandicap, handicaps, halves(-mostLead, mostLead), number),
      ...keys(G.periodOddEven, [O.odd, O.even], [null], number),
    ]),
  ];
}
