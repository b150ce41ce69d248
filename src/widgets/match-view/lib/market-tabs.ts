import { type EveryGroup, type MarketGroupId, marketGroups as G } from '@contracts/markets';

import { playerGroups } from './layout';

/** A choice over the markets of a match. `favourites`: those that the player starred. */
export type MarketTab = 'favourites' | 'all' | 'main' | 'totals' | 'handicap' | 'goals' | 'periods' | 'players';

type GroupTab = Exclude<MarketTab, 'all' | 'favourites'>;

const listed = {
  main: [
    G.result,
    G.winner,
    G.doubleChance,
    G.drawNoBet,
    G.total,
    G.gamesTotal,
    G.pointsTotal,
    G.handicap,
    G.gamesHandicap,
    G.pointsHandicap,
    G.bothToScore,
    G.nextGoal,
    G.topFour,
    G.outrightWinner,
    G.setsScore,
    G.setsTotal,
    G.resultAndTotal,
    G.resultAndBoth,
    G.totalAndBoth,
    G.halfTimeFullTime,
    G.winningMargin,
    G.winningRange,
    G.raceTo,
    G.scoresFirst,
    G.legWinner,
    G.cornersResult,
    G.cardsResult,
  ],
  totals: [
    G.total,
    G.teamTotal1,
    G.teamTotal2,
    G.oddEven,
    G.gamesTotal,
    G.pointsTotal,
    G.firstHalfTotal,
    G.quarterTotal,
    G.periodTotal,
    G.periodTeamTotal1,
    G.periodTeamTotal2,
    G.setsTotal,
    G.sidePoints1,
    G.sidePoints2,
    G.pointsOddEven,
    G.resultAndTotal,
    G.totalAndBoth,
    G.exactGoals,
    G.goalsRange,
    G.exactTeamGoals1,
    G.exactTeamGoals2,
    G.cornersTotal,
    G.teamCorners1,
    G.teamCorners2,
    G.cornersOddEven,
    G.cardsTotal,
    G.teamCards1,
    G.teamCards2,
    G.sendingOff,
    G.inningsWickets,
    G.inningsSixes,
    G.inningsFours,
    G.powerplay,
    G.firstOver,
    G.openingStand,
  ],
  handicap: [
    G.handicap,
    G.gamesHandicap,
    G.pointsHandicap,
    G.setsHandicap,
    G.firstHalfHandicap,
    G.periodHandicap,
    G.winningMargin,
    G.winningRange,
    G.cornersHandicap,
    G.cardsHandicap,
  ],
  goals: [
    G.bothToScore,
    G.correctScore,
    G.nextGoal,
    G.teamTotal1,
    G.teamTotal2,
    G.resultAndBoth,
    G.totalAndBoth,
    G.exactGoals,
    G.goalsRange,
    G.exactTeamGoals1,
    G.exactTeamGoals2,
    G.winToNil1,
    G.winToNil2,
    G.cleanSheet1,
    G.cleanSheet2,
    G.firstGoalTime,
    G.goalInInterval,
    G.lastGoal,
  ],
  players: playerGroups,
  periods: [
    G.firstHalfResult,
    G.firstHalfTotal,
    G.firstHalfHandicap,
    G.setWinner,
    G.quarterWinner,
    G.quarterTotal,
    G.periodResult,
    G.periodTotal,
    G.periodHandicap,
    G.periodBothToScore,
    G.periodOddEven,
    G.periodDoubleChance,
    G.periodDrawNoBet,
    G.periodTeamTotal1,
    G.periodTeamTotal2,
    G.winsSet1,
    G.winsSet2,
    G.overtime,
    G.periodScore,
    G.halfTimeFullTime,
    G.halfWithMost,
    G.legWinner,
    G.inningsWickets,
    G.powerplay,
    G.firstOver,
    G.mostInPowerplay,
    G.mostInFirstOver,
    G.scoresInBothHalves1,
    G.scoresInBothHalves2,
    G.bothScoreInBothHalves,
    G.winsAnyHalf1,
    G.winsAnyHalf2,
    G.winsBothHalves1,
    G.winsBothHalves2,
  ],
} as const satisfies Record<GroupTab, readonly MarketGroupId[]>;

/** Under "all" alone. */
type Untabbed = typeof G.betBuilder;
type Tabbed = (typeof listed)[GroupTab][number] | Untabbed;
const groups: Record<GroupTab, readonly EveryGroup<Tabbed>[]> = listed;

const tabs: readonly MarketTab[] = ['favourites', 'all', 'main', 'totals', 'handicap', 'goals', 'periods', 'players'];

type Starred = ReadonlySet<number>;

export function isInTab(tab: MarketTab, groupId: number, starred: Starred): boolean {
  if (tab === 'all') return true;
  return tab === 'favourites' ? starred.has(groupId) : groups[tab].includes(groupId);
}

/** Every sport that counts has these. Where a match has no other market of goals, it counts points or runs. */
const ofSides: readonly number[] = [G.teamTotal1, G.teamTotal2];

/** The tabs that have markets, and how many. `groupIds`: one for each market. */
export function marketTabs(groupIds: readonly number[], starred: Starred): { tab: MarketTab; count: number }[] {
  const inTab = (tab: MarketTab) => groupIds.filter((groupId) => isInTab(tab, groupId, starred));
  return tabs
    .filter((tab) => tab !== 'goals' || inTab(tab).some((groupId) => !ofSides.includes(groupId)))
    .map((tab) => ({ tab, count: inTab(tab).length }))
    .filter(({ tab, count }) => tab === 'all' || count > 0);
}
