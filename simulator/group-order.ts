import { type EveryGroup, type MarketGroupId, marketGroups as G } from '../contracts/markets.ts';

/** Order of the groups on the match page: what most players look for comes first. */
const groupOrder = [
  ...[G.result, G.winner, G.total, G.gamesTotal, G.pointsTotal, G.bothToScore],
  ...[G.handicap, G.gamesHandicap, G.pointsHandicap, G.drawNoBet, G.nextGoal],
  ...[G.setsScore, G.setsTotal, G.setsHandicap, G.setWinner, G.quarterWinner, G.quarterTotal],
  ...[G.doubleChance, G.teamTotal1, G.teamTotal2],
  ...[G.firstHalfResult, G.firstHalfTotal, G.firstHalfHandicap, G.correctScore],
  ...[G.anytimeScorer, G.firstScorer, G.lastScorer],
  ...[G.resultAndTotal, G.resultAndBoth, G.totalAndBoth, G.halfTimeFullTime, G.winningMargin],
  ...[G.exactGoals, G.goalsRange, G.exactTeamGoals1, G.exactTeamGoals2],
  ...[G.winToNil1, G.winToNil2, G.cleanSheet1, G.cleanSheet2],
  ...[G.firstGoalTime, G.goalInInterval, G.lastGoal, G.oddEven, G.overtime],
  ...[G.periodResult, G.periodTotal, G.periodHandicap, G.periodDoubleChance, G.periodDrawNoBet, G.periodBothToScore],
  ...[G.periodTeamTotal1, G.periodTeamTotal2, G.periodScore, G.periodOddEven],
  ...[G.halfWithMost, G.scoresInBothHalves1, G.scoresInBothHalves2, G.bothScoreInBothHalves],
  ...[G.winsAnyHalf1, G.winsAnyHalf2, G.winsBothHalves1, G.winsBothHalves2],
  ...[G.cornersResult, G.cornersTotal, G.cornersHandicap, G.teamCorners1, G.teamCorners2, G.cornersOddEven],
  ...[G.cardsResult, G.cardsTotal, G.cardsHandicap, G.teamCards1, G.teamCards2, G.sendingOff],
  ...[G.legWinner, G.raceTo, G.scoresFirst, G.winningRange],
  ...[G.powerplay, G.firstOver, G.openingStand, G.inningsWickets, G.inningsSixes, G.inningsFours],
  ...[G.mostInPowerplay, G.mostInFirstOver],
  ...[G.sidePoints1, G.sidePoints2, G.winsSet1, G.winsSet2, G.pointsOddEven, G.betBuilder],
] as const satisfies readonly MarketGroupId[];

/** Long-term bets are alone on their page. */
type Alone = typeof G.outrightWinner | typeof G.topFour;
type Placed = (typeof groupOrder)[number] | Alone;

const places: ReadonlyMap<number, EveryGroup<Placed>> = new Map(groupOrder.map((groupId, place) => [groupId, place]));
export const groupPlace = (groupId: number): number => places.get(groupId) ?? -1;
