import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import type { Pair } from '../match.ts';
import { lastListedScore } from '../settle.ts';
import type { Groups } from '../timed/score-quotes.ts';
import { byFullScore, byHalves } from './rules.ts';
import { cardGroups, cornerGroups, firstHalfGroups, secondHalfGroups } from './side-markets.ts';
import { outcomesOf } from './side-outcomes.ts';
import { intervals } from './story.ts';

const nothing: Pair = [0, 0];
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const keys = (
  groupId: number,
  types: readonly number[],
  params: readonly (number | null)[] = [null],
  period = 0,
): MarketKey[] => params.flatMap((param) => types.map((typeId) => ({ groupId, typeId, param, period })));

function ofScores(
  { result, doubleChance, drawNoBet, total, handicap, teams, oddEven }: Groups,
  most: number,
  period = 0,
) {
  const lines = range(0, 2 * most + 4).map((line) => line + 0.5);
  const either = range(-most - 5, most + 4).map((line) => line + 0.5);
  return [
    ...keys(result, [O.home, O.draw, O.away], [null], period),
    ...(doubleChance === undefined
      ? []
      : keys(doubleChance, [O.homeOrDraw, O.homeOrAway, O.drawOrAway], [null], period)),
    ...(drawNoBet === undefined ? [] : keys(drawNoBet, [O.home, O.away], [null], period)),
    ...keys(total, [O.over, O.under], lines, period),
    ...keys(handicap, [O.handicapHome, O.handicapAway], either, period),
    ...teams.flatMap((group) => keys(group, [O.over, O.under], lines, period)),
    ...(oddEven === undefined ? [] : keys(oddEven, [O.odd, O.even], [null], period)),
  ];
}

const listed = range(0, lastListedScore).flatMap((home) => range(0, lastListedScore).map((away) => home * 100 + away));

const ofHalf = (groups: Groups, most: number, period: number): MarketKey[] => [
  ...ofScores(groups, most, period),
  ...keys(G.periodScore, [O.score], listed, period),
  ...keys(G.periodScore, [O.otherScore], [null], period),
  ...keys(G.periodBothToScore, [O.yes, O.no], [null], period),
];

const withTotal: ReadonlySet<number> = new Set([G.resultAndTotal, G.totalAndBoth]);

/**
 * Lists every outcome of `sideQuotes` that a match can ever have on offer. `most` goals of either side; `mostCounted`:
 * corners or cards.
 */
export function sideUniverse(most: number, mostCounted: number): MarketKey[] {
  const lines = range(0, 2 * most + 4).map((line) => line + 0.5);
  const rules = [...byFullScore.keys(), ...byHalves.keys()].flatMap((groupId) =>
    (withTotal.has(groupId) ? lines : [0]).flatMap((line) =>
      outcomesOf(groupId, nothing, line).map(([typeId, param]) => ({ groupId, typeId, param, period: 0 })),
    ),
  );
  const counted = Math.max(12, mostCounted);
  return [
    ...ofHalf(firstHalfGroups, most, 1),
    ...ofHalf(secondHalfGroups, most, 2),
    ...rules,
    ...intervals.flatMap((interval) => keys(G.goalInInterval, [O.yes, O.no], [null], interval)),
    ...keys(G.firstGoalTime, [O.interval], intervals),
    ...keys(G.firstGoalTime, [O.nextNone]),
    ...keys(G.lastGoal, [O.home, O.nextNone, O.away]),
    ...ofScores(cornerGroups, counted),
    ...ofScores(cardGroups, counted),
    ...keys(G.sendingOff, [O.yes, O.no]),
  ];
}
