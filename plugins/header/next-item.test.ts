import { expect, test } from 'vitest';

import { nextItem } from './next-item';

const labels = ['Light', 'Dark', 'Large', 'Log out'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['l', 0, 2],
  ['L', 2, 3],
  ['l', 3, 0],
  ['d', -1, 1],
  ['x', 0, null],
  [' ', 0, null],
  ['Enter', 0, null],
  ['Escape', 0, null],
])('%s on item %i leads to %s', (key, current, expected) => {
  expect(nextItem(labels, current, key)).toBe(expected);
});

test('no key finds an item in an empty menu', () => {
  expect(nextItem([], -1, 'ArrowDown')).toBeNull();
});
