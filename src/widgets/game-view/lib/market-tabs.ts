import { marketGroups as G } from '@contracts/markets';

/** A choice over the markets of a game. Each value is also a text key: `sport.tab.<value>`. */
export type MarketTab = 'all' | 'main' | 'totals' | 'handicap' | 'goals' | 'periods';

const groups: Record<Exclude<MarketTab, 'all'>, readonly number[]> = {
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
  ],
  handicap: [G.handicap, G.gamesHandicap, G.pointsHandicap],
  goals: [G.bothToScore, G.correctScore, G.nextGoal, G.teamTotal1, G.teamTotal2],
  periods: [G.firstHalfResult, G.firstHalfTotal, G.setWinner, G.quarterWinner, G.quarterTotal],
};

const tabs: readonly MarketTab[] = ['all', 'main', 'totals', 'handicap', 'goals', 'periods'];

export const isInTab = (tab: MarketTab, groupId: number): boolean => tab === 'all' || groups[tab].includes(groupId);

/** The tabs that have markets, and how many. `groupIds`: one for each market. */
export function marketTabs(groupIds: readonly number[]): { tab: MarketTab; count: number }[] {
  return tabs
    .map((tab) => ({ tab, count: groupIds.filter((groupId) => isInTab(tab, groupId)).length }))
    .filter(({ tab, count }) => tab === 'all' || count > 0);
}
