import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { combine, endings, mostLead } from '../combinations.ts';
import type { Pair } from '../match.ts';
import type { TypeId } from '../quotes.ts';

/** An outcome of a market, without its group. */
export type Outcome = readonly [typeId: TypeId, param: number | null];

const yesNo: readonly Outcome[] = [
  [O.yes, null],
  [O.no, null],
];

/** Whole numbers from `from` to `to`, both included. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** So many, one by one, and from `most` on together. None that has been passed. */
const counts = (most: number, scored: number): Outcome[] => [
  ...range(scored, most - 1).map((count): Outcome => [O.exactly, count]),
  [O.atLeast, most],
];

const mostCounted = { goals: 6, team: 3 } as const;
const ranges = [
  [0, 1],
  [2, 3],
  [4, 5],
] as const;

const combined = (groupId: number, parts: readonly Parameters<typeof combine>[1][]): Outcome[] =>
  parts.map((part) => [O.combination, combine(groupId, part)]);
const overOrUnder = [true, false];

/** Can a market about the final score still go one way or another? */
export function isOpenAt(groupId: number, [home, away]: Pair): boolean {
  switch (groupId) {
    case G.exactGoals:
    case G.goalsRange:
      return home + away < mostCounted.goals;
    case G.exactTeamGoals1:
      return home < mostCounted.team;
    case G.exactTeamGoals2:
      return away < mostCounted.team;
    case G.winToNil1:
    case G.cleanSheet1:
      return away === 0;
    case G.winToNil2:
    case G.cleanSheet2:
      return home === 0;
    case G.resultAndBoth:
    case G.totalAndBoth:
      return home === 0 || away === 0;
    default:
      return true;
  }
}

/** Outcomes of an open market that can still win at a score. `line`: of combinations with a total. */
export function outcomesOf(groupId: number, score: Pair, line: number): readonly Outcome[] {
  const [home, away] = score;
  const scored = home + away;
  switch (groupId) {
    case G.exactGoals:
      return counts(mostCounted.goals, scored);
    case G.goalsRange:
      return [
        ...ranges.filter(([, to]) => to >= scored).map(([from, to]): Outcome => [O.between, from * 100 + to]),
        [O.atLeast, mostCounted.goals],
      ];
    case G.exactTeamGoals1:
      return counts(mostCounted.team, home);
    case G.exactTeamGoals2:
      return counts(mostCounted.team, away);
    case G.winningMargin:
      return combined(
        groupId,
        range(-mostLead, mostLead).map((lead) => ({ lead })),
      );
    case G.resultAndTotal:
      return combined(
        groupId,
        overOrUnder.flatMap((isOver) => endings.map((result) => ({ result, isOver, line }))),
      );
    case G.resultAndBoth:
      return combined(
        groupId,
        overOrUnder.flatMap((bothScore) => endings.map((result) => ({ result, bothScore }))),
      );
    case G.totalAndBoth:
      return combined(
        groupId,
        overOrUnder.flatMap((bothScore) => overOrUnder.map((isOver) => ({ bothScore, isOver, line }))),
      );
    case G.halfTimeFullTime:
      return combined(
        groupId,
        endings.flatMap((atHalf) => endings.map((result) => ({ atHalf, result }))),
      );
    case G.halfWithMost:
      return [
        [O.firstHalf, null],
        [O.bothHalves, null],
        [O.secondHalf, null],
      ];
    default:
      return yesNo;
  }
}
