import { expect, test } from 'vitest';

import { columnsOf, toggledColumn } from './columns';

test.each([
  ['', ['result', 'total', 'handicap']],
  ['total', ['total']],
  ['handicap,result', ['result', 'handicap']],
  ['corners', ['result', 'total', 'handicap']],
])('[ODDS-08] filtered markets "%s" show the columns %j', (list, columns) => {
  expect(columnsOf(list)).toEqual(columns);
});

test.each([
  ['', 'result', 'total,handicap'],
  ['total,handicap', 'result', ''],
  ['total,handicap', 'handicap', 'total'],
  ['total', 'total', ''],
] as const)('[ODDS-08] of "%s" the column %s is turned over: "%s"', (list, column, next) => {
  expect(toggledColumn(list, column)).toBe(next);
});
