import { expect, test } from 'vitest';

import { marketGroups } from '@contracts/markets';

import { isInTab, marketTabs } from './market-tabs';

const none = new Set<number>();

test('only tabs with markets are offered, All always', () => {
  expect(marketTabs([], none)).toEqual([{ tab: 'all', count: 0 }]);
  expect(marketTabs([marketGroups.total, marketGroups.correctScore], none)).toEqual([
    { tab: 'all', count: 2 },
    { tab: 'main', count: 1 },
    { tab: 'totals', count: 1 },
    { tab: 'goals', count: 1 },
  ]);
});

test('[GAME-02] starred markets have a tab of their own, the first, while the game has one of them', () => {
  const starred = new Set([marketGroups.total, marketGroups.handicap]);
  const [first] = marketTabs([marketGroups.result, marketGroups.total], starred);
  expect(first).toEqual({ tab: 'favourites', count: 1 });
  expect(marketTabs([marketGroups.result], starred)[0]).toEqual({ tab: 'all', count: 1 });
});

test('a match of basketball has totals of its sides, but no Goals', () => {
  const { pointsTotal, teamTotal1, teamTotal2, bothToScore } = marketGroups;
  const offered = (groupIds: number[]) => marketTabs(groupIds, none).map(({ tab }) => tab);
  expect(offered([pointsTotal, teamTotal1, teamTotal2])).toEqual(['all', 'main', 'totals']);
  expect(offered([bothToScore, teamTotal1])).toEqual(['all', 'main', 'totals', 'goals']);
});

test('[GAME-06] markets of players have a tab of their own', () => {
  const { result, anytimeScorer, firstScorer } = marketGroups;
  expect(marketTabs([result, anytimeScorer, firstScorer], none).at(-1)).toEqual({ tab: 'players', count: 2 });
  expect(marketTabs([result], none).map(({ tab }) => tab)).not.toContain('players');
});

test('every market group is in a tab of its own kind, not only in All', () => {
  // A joined bet stands on no list.
  for (const groupId of Object.values(marketGroups).filter((id) => id !== marketGroups.betBuilder)) {
    const kinds = (['main', 'totals', 'handicap', 'goals', 'periods', 'players'] as const).filter((tab) =>
      isInTab(tab, groupId, none),
    );
    expect(kinds, String(groupId)).not.toEqual([]);
  }
});
