import { expect, test } from 'vitest';

import { typeFor, typeRefusal } from './types';

test.each([
  [0, 1, 1],
  [1, 2, 50],
  [2, 3, 20],
  [3, 2, 20],
  [4, 3, 20],
  [5, 2, 20],
  [6, 2, 20],
  [7, 2, 8],
  [8, 3, 8],
  [9, 2, 50],
] as const)('[CPN-06] type %i takes %i to %i bets', (typeId, min, max) => {
  expect(typeRefusal(typeId, min)).toBeNull();
  expect(typeRefusal(typeId, max)).toBeNull();
  if (min > 1) expect(typeRefusal(typeId, min - 1)).toEqual({ reason: 'too_few', count: min });
  expect(typeRefusal(typeId, max + 1)).toEqual({ reason: 'too_many', count: max });
});

test('a type that no longer fits gives way to an express, and comes back with the bet that was missing', () => {
  expect([typeFor(8, 3), typeFor(8, 2), typeFor(8, 1), typeFor(8, 3)]).toEqual([8, 1, 0, 8]);
});
