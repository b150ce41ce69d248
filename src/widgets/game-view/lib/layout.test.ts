import { MARKET_GROUP, OUTCOME } from '@contracts/markets';
import { expect, test } from 'vitest';

import { marginOf, marketColumns, scoreGrid } from './layout';

test.each([
  [MARKET_GROUP.result, 3, 3],
  [MARKET_GROUP.winner, 2, 2],
  [MARKET_GROUP.total, 8, 2],
  [MARKET_GROUP.nextGoal, 2, 2],
  [MARKET_GROUP.correctScore, 10, 3],
])('group %d with %d outcomes stands in %d columns', (groupId, count, columns) => {
  expect(marketColumns(groupId, count)).toBe(columns);
});

const score = (param: number, typeId: number = OUTCOME.score) => ({
  groupId: MARKET_GROUP.correctScore,
  typeId,
  param,
  sort: 0,
});

test('correct scores stand by winner, from the fewest goals up; any other score apart', () => {
  const grid = scoreGrid([
    score(201),
    score(100),
    score(101),
    score(0),
    score(2),
    score(200),
    score(0, OUTCOME.otherScore),
  ]);
  expect(grid.home.map(({ param }) => param)).toEqual([100, 200, 201]);
  expect(grid.draw.map(({ param }) => param)).toEqual([0, 101]);
  expect(grid.away.map(({ param }) => param)).toEqual([2]);
  expect(grid.other).toHaveLength(1);
});

test.each([
  [[1905, 1905], 50],
  [[2000, 2000], 0],
  [[1800, 2100], 32],
  [[1900, 0], null],
  [[1900], null],
])('odds %j carry a margin of %s tenths of a percent', (odds, margin) => {
  expect(marginOf(odds)).toBe(margin);
});
