import type { StatLine } from '@contracts/statistics';

/** A match of Aue against Bergen that ended 2:1. */
export const line = (change: Partial<StatLine>): StatLine => ({
  ...{ id: 9, champId: 100, startAt: 1_773_500_000, state: 'over', isOnOffer: false, score: [2, 1] },
  home: { id: 1, name: 'Aue', nameEng: 'Aue' },
  away: { id: 2, name: 'Bergen', nameEng: 'Bergen' },
  ...change,
});
