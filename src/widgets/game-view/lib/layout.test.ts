import { MARKET_GROUP, OUTCOME } from '@contracts/markets';
import { expect, test } from 'vitest';

import { handicapRows, marketColumns, scoreGrid } from './layout';

test.each([
  [MARKET_GROUP.result, 3, 3],
  [MARKET_GROUP.doubleChance, 3, 1],
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

test('handicaps stand by line, both sides of a line beside each other', () => {
  const side = (typeId: number, param: number) => ({ groupId: MARKET_GROUP.handicap, typeId, param, sort: 0 });
  const rows = handicapRows([
    side(OUTCOME.handicapHome, 1),
    side(OUTCOME.handicapAway, 0),
    side(OUTCOME.handicapAway, 1.5),
    side(OUTCOME.handicapHome, -1.5),
    side(OUTCOME.handicapHome, 0),
  ]);
  expect(rows.map(({ line, home, away }) => [line, home?.param ?? null, away?.param ?? null])).toEqual([
    [-1.5, -1.5, 1.5],
    [0, 0, 0],
    [1, 1, null],
  ]);
});
