import { marketGroups as G } from '../../contracts/markets.ts';
import { endingOf } from '../combinations.ts';
import { type Goal, marketNumber, type Pair } from '../match.ts';
import type { Groups } from '../timed/score-quotes.ts';
import { periodGroups, scoreMarkets } from '../timed/score-quotes.ts';
import { byFullScore, fullOf, type Halves } from './rules.ts';
import { isOpenAt } from './side-outcomes.ts';
import { intervalOf, intervals } from './story.ts';

/** What decides which markets are open. `interval`: the present quarter of an hour. */
export type SideState = {
  halves: Halves;
  isFirstHalf: boolean;
  interval: number;
  goals: readonly Goal[];
  reds: number;
};

/** What lists of the Asian view show of the first half has groups of its own. */
export const firstHalfGroups: Groups = {
  ...periodGroups,
  result: G.firstHalfResult,
  total: G.firstHalfTotal,
  handicap: G.firstHalfHandicap,
};
export const secondHalfGroups: Groups = periodGroups;
export const cornerGroups: Groups = {
  result: G.cornersResult,
  total: G.cornersTotal,
  handicap: G.cornersHandicap,
  teams: [G.teamCorners1, G.teamCorners2],
  oddEven: G.cornersOddEven,
};
export const cardGroups: Groups = {
  result: G.cardsResult,
  total: G.cardsTotal,
  handicap: G.cardsHandicap,
  teams: [G.teamCards1, G.teamCards2],
};

const ofFullScore = [...byFullScore.keys()];
/** Groups of the final score that are open. */
export const fullScoreGroups = ({ halves }: Pick<SideState, 'halves'>): number[] =>
  ofFullScore.filter((groupId) => isOpenAt(groupId, fullOf(halves)));

/** Groups about both halves that are not decided yet. */
export function halvesGroups({ halves: { first, second }, isFirstHalf }: SideState): number[] {
  const scores = (side: 0 | 1) => isFirstHalf || (first[side] > 0 && second[side] === 0);
  const wins = (side: 0 | 1) => endingOf(first) === (side === 0 ? 1 : 3);
  const open: readonly (readonly [groupId: number, isOpen: boolean])[] = [
    [G.halfTimeFullTime, isFirstHalf],
    [G.halfWithMost, true],
    [G.scoresInBothHalves1, scores(0)],
    [G.scoresInBothHalves2, scores(1)],
    [G.winsAnyHalf1, isFirstHalf || !wins(0)],
    [G.winsAnyHalf2, isFirstHalf || !wins(1)],
    [G.winsBothHalves1, isFirstHalf || wins(0)],
    [G.winsBothHalves2, isFirstHalf || wins(1)],
    [G.bothScoreInBothHalves, isFirstHalf || (!first.includes(0) && second.includes(0))],
  ];
  return open.flatMap(([groupId, isOpen]) => (isOpen ? [groupId] : []));
}

/** Quarters of an hour that are not over and have no goal yet. */
export const openIntervals = ({ goals, interval }: SideState): number[] =>
  intervals.filter((each) => each >= interval && !goals.some((goal) => intervalOf(goal) === each));

const scoresOfHalf = [firstHalfGroups, secondHalfGroups].map((groups, index) => [
  ...scoreMarkets(groups, index + 1),
  marketNumber(G.periodScore, index + 1),
]);
const countMarkets = [...scoreMarkets(cornerGroups), ...scoreMarkets(cardGroups)];

const halfMarkets = (score: Pair, period: 1 | 2): number[] => [
  ...(scoresOfHalf[period - 1] ?? []),
  ...(score.includes(0) ? [marketNumber(G.periodBothToScore, period)] : []),
];

/** Markets of `sideQuotes`, as `marketNumber` counts them. */
export function sideMarkets(state: SideState): number[] {
  const { halves, isFirstHalf, goals, reds } = state;
  const single = (groups: readonly number[]) => groups.map((groupId) => marketNumber(groupId));
  return [
    ...(isFirstHalf ? halfMarkets(halves.first, 1) : []),
    ...halfMarkets(halves.second, 2),
    ...single([...fullScoreGroups(state), ...halvesGroups(state)]),
    ...openIntervals(state).map((interval) => marketNumber(G.goalInInterval, interval)),
    ...single([...(goals.length === 0 ? [G.firstGoalTime] : []), G.lastGoal]),
    ...countMarkets,
    ...single(reds === 0 ? [G.sendingOff] : []),
  ];
}
