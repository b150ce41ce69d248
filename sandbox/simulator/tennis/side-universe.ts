import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';

const halves = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index + 0.5);
const setScores = [...[600, 601, 602, 603, 604, 705, 706], ...[6, 106, 206, 306, 406, 507, 607]];

/** Every outcome beside the winner and the lines of all games that may have been on offer. */
export function sideUniverse(): MarketKey[] {
  const keys = (groupId: number, types: readonly number[], params: readonly (number | null)[] = [null], period = 0) =>
    params.flatMap((param) => types.map((typeId): MarketKey => ({ groupId, typeId, param, period })));
  const lines = [O.over, O.under];
  return [
    ...keys(G.setsScore, [O.score], [200, 201, 2, 102]),
    ...keys(G.setsTotal, lines, [2.5]),
    ...keys(G.setsHandicap, [O.handicapHome, O.handicapAway], [-1.5, 1.5]),
    ...[G.winsSet1, G.winsSet2].flatMap((group) => keys(group, [O.yes, O.no])),
    ...[G.sidePoints1, G.sidePoints2].flatMap((group) => keys(group, lines, halves(-2, 42))),
    ...keys(G.pointsOddEven, [O.odd, O.even]),
    ...[1, 2, 3].flatMap((period) => [
      ...keys(G.setWinner, [O.home, O.away], [null], period),
      ...keys(G.periodTotal, lines, halves(0, 14), period),
      ...[G.periodTeamTotal1, G.periodTeamTotal2].flatMap((group) => keys(group, lines, halves(-1, 9), period)),
      ...keys(G.periodHandicap, [O.handicapHome, O.handicapAway], halves(-8, 8), period),
      ...keys(G.periodScore, [O.score], setScores, period),
      ...keys(G.periodOddEven, [O.odd, O.even], [null], period),
    ]),
  ];
}
