import { expect, test } from 'vitest';

import { marketGroups } from '@contracts/markets';

import { isInTab, marketTabs } from './market-tabs';

test('only tabs with markets are offered, All always', () => {
  expect(marketTabs([])).toEqual([{ tab: 'all', count: 0 }]);
  expect(marketTabs([marketGroups.total, marketGroups.correctScore])).toEqual([
    { tab: 'all', count: 2 },
    { tab: 'main', count: 1 },
    { tab: 'totals', count: 1 },
    { tab: 'goals', count: 1 },
  ]);
});

test('every market group is in a tab of its own kind, not only in All', () => {
  // A joined bet stands on no list.
  for (const groupId of Object.values(marketGroups).filter((id) => id !== marketGroups.betBuilder)) {
    const kinds = (['main', 'totals', 'handicap', 'goals', 'periods'] as const).filter((tab) => isInTab(tab, groupId));
    expect(kinds, String(groupId)).not.toEqual([]);
  }
});
