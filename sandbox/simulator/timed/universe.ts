import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import type { Pair } from '../match.ts';
import { lastListedScore } from '../settle.ts';
import type { TimedRules } from './rules.ts';
import { matchGroups, periodGroups } from './score-quotes.ts';

const halves = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index + 0.5);
const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * Lines move no farther than this from what was expected or came. Where many goals fall they move far: with twelve, one
 * match of two thousand had a line that was not listed here, and no bet on it would have been settled.
 */
const reachOf = ({ isLowScoring }: TimedRules): number => (isLowScoring ? 12 : 30);

/** Every outcome that may have been on offer in a match that should bring `expected` goals and brings `full`. */
export function timedUniverse(rules: TimedRules, expected: Pair, full: Pair): MarketKey[] {
  const reach = reachOf(rules);
  const keys = (groupId: number, types: readonly number[], params: readonly (number | null)[] = [null], period = 0) =>
    params.flatMap((param) => types.map((typeId): MarketKey => ({ groupId, typeId, param, period })));
  const scores = (groups: typeof matchGroups | typeof periodGroups, period: number): MarketKey[] => {
    const most = Math.ceil(Math.max(expected[0] + expected[1], full[0] + full[1])) + reach;
    const lead = Math.ceil(Math.max(Math.abs(full[0] - full[1]), Math.abs(expected[0] - expected[1]))) + reach;
    return [
      ...keys(groups.result, [O.home, O.draw, O.away], [null], period),
      ...keys(groups.doubleChance, [O.homeOrDraw, O.homeOrAway, O.drawOrAway], [null], period),
      ...keys(groups.drawNoBet, [O.home, O.away], [null], period),
      ...keys(groups.total, [O.over, O.under], halves(0, most), period),
      ...keys(groups.handicap, [O.handicapHome, O.handicapAway], halves(-lead, lead), period),
      ...groups.teams.flatMap((group) => keys(group, [O.over, O.under], halves(0, most), period)),
      ...keys(groups.oddEven, [O.odd, O.even], [null], period),
    ];
  };
  const listed = count(0, lastListedScore);
  const few = () => [
    ...keys(G.bothToScore, [O.yes, O.no]),
    ...keys(G.nextGoal, [O.nextHome, O.nextNone, O.nextAway], count(1, full[0] + full[1] + 1)),
    ...keys(
      G.correctScore,
      [O.score],
      listed.flatMap((home) => listed.map((away) => home * 100 + away)),
    ),
    ...keys(G.correctScore, [O.otherScore]),
  ];
  return [
    ...scores(matchGroups, 0),
    ...(rules.isLowScoring ? few() : []),
    ...(rules.overtime ? [...keys(G.winner, [O.home, O.away]), ...keys(G.overtime, [O.yes, O.no])] : []),
    ...count(1, rules.periods).flatMap((period) => [
      ...scores(periodGroups, period),
      ...(rules.isLowScoring ? keys(G.periodBothToScore, [O.yes, O.no], [null], period) : []),
    ]),
  ];
}
