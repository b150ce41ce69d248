import { expect, test } from 'vitest';

import { isBetOf, isStepOf } from './bet';

const bet = { iso: 'USD', stake: 100 };

test('[FAIR-11] steps add cells, calls and cards; the stake is twice as high once it was taken again', () => {
  expect(isBetOf({ ...bet, choice: { mines: 3, cells: [] } }, { ...bet, choice: { mines: 3, cells: [4, 5] } })).toBe(
    true,
  );
  expect(isBetOf({ ...bet, choice: {} }, { ...bet, choice: { left: [3, 4] } })).toBe(true);
  expect(isBetOf({ ...bet, choice: { hits: 0 } }, { ...bet, choice: { hits: 2 } })).toBe(true);
  expect(isBetOf({ ...bet, choice: {} }, { ...bet, stake: 200, choice: { second: 'double' } })).toBe(true);
});

test.each([
  ['another number of mines', { ...bet, choice: { mines: 9, cells: [4] } }],
  ['a cell that was opened before is another', { ...bet, choice: { mines: 3, cells: [5] } }],
  ['a stake twice without a second one', { ...bet, stake: 200, choice: { mines: 3, cells: [4] } }],
])('[FAIR-11] %s is not what was sent', (_, told) => {
  expect(isBetOf({ ...bet, choice: { mines: 3, cells: [4] } }, told)).toBe(false);
});

test('[FAIR-11] a house that opens another cell, takes another call or holds other cards is found at once', () => {
  expect(isStepOf({ cell: 4 }, { choice: { cells: [1, 4] } })).toBe(true);
  expect(isStepOf({}, { choice: { cells: [1] } })).toBe(true);
  expect(isStepOf({ cell: 4 }, { choice: { cells: [1, 7] } })).toBe(false);
  expect(isStepOf({ call: 'up' }, { choice: { calls: ['down'] } })).toBe(false);
  expect(isStepOf({ hold: 0 }, { choice: { hold: 31 } })).toBe(false);
});
