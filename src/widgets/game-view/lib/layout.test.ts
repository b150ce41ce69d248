import { expect, test } from 'vitest';

import { marketGroups, outcomeTypes } from '@contracts/markets';

import { handicapRows, marketColumns, playerColumns, scoreGrid } from './layout';

test.each([
  [marketGroups.result, 3, 3],
  [marketGroups.doubleChance, 3, 1],
  [marketGroups.winner, 2, 2],
  [marketGroups.total, 8, 2],
  [marketGroups.nextGoal, 2, 2],
  [marketGroups.correctScore, 10, 3],
])('group %d with %d outcomes stands in %d columns', (groupId, count, columns) => {
  expect(marketColumns(groupId, count)).toBe(columns);
});

const score = (param: number, typeId: number = outcomeTypes.score) => ({
  groupId: marketGroups.correctScore,
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
    score(0, outcomeTypes.otherScore),
  ]);
  expect(grid.home.map(({ param }) => param)).toEqual([100, 200, 201]);
  expect(grid.draw.map(({ param }) => param)).toEqual([0, 101]);
  expect(grid.away.map(({ param }) => param)).toEqual([2]);
  expect(grid.other).toHaveLength(1);
});

test('handicaps stand by line, both sides of a line beside each other', () => {
  const side = (typeId: number, param: number) => ({ groupId: marketGroups.handicap, typeId, param, sort: 0 });
  const rows = handicapRows([
    side(outcomeTypes.handicapHome, 1),
    side(outcomeTypes.handicapAway, 0),
    side(outcomeTypes.handicapAway, 1.5),
    side(outcomeTypes.handicapHome, -1.5),
    side(outcomeTypes.handicapHome, 0),
  ]);
  expect(rows.map(({ line, home, away }) => [line, home?.param ?? null, away?.param ?? null])).toEqual([
    [-1.5, -1.5, 1.5],
    [0, 0, 0],
    [1, 1, null],
  ]);
});

test('[SPORT-03] players stand under their side, and what names nobody apart', () => {
  const outcome = (typeId: number, param?: number) => ({ groupId: marketGroups.firstScorer, typeId, param, sort: 0 });
  const { entrant, nextNone } = outcomeTypes;
  const columns = playerColumns([
    outcome(entrant),
    outcome(nextNone),
    outcome(entrant, 101),
    outcome(entrant, 110),
    outcome(entrant, 201),
  ]);
  expect(columns.home.map(({ param }) => param)).toEqual([101, 110]);
  expect(columns.away.map(({ param }) => param)).toEqual([201]);
  expect(columns.other.map(({ typeId }) => typeId)).toEqual([entrant, nextNone]);
});
