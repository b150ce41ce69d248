import { expect, test } from 'vitest';

import { type Box, type Direction, neighbour } from './neighbour';

/** A row of the board: a wide name, then prices of 50 px. Where a match lacks a price, the row has a hole. */
const row = (line: number, places: readonly number[]): Box[] => [
  { left: 0, right: 190, top: line * 40, bottom: line * 40 + 34 },
  ...places.map((place) => ({
    left: 200 + place * 56,
    right: 250 + place * 56,
    top: line * 40 + 4,
    bottom: line * 40 + 36,
  })),
];
/** Indexes: 0 name, 1 to 3 prices; 4 name, 5 and 6 prices (the middle one is missing); 7 name, 8 to 10 prices. */
const boxes = [...row(0, [0, 1, 2]), ...row(1, [0, 2]), ...row(2, [0, 1, 2])];

test.each<[string, number, Direction, number | null]>([
  ['the next price', 1, 'right', 2],
  ['the one before', 2, 'left', 1],
  ['from the first price to the name', 1, 'left', 0],
  ['nothing after the last price', 3, 'right', null],
  ['the same column below', 1, 'down', 5],
  ['the same column above', 10, 'up', 6],
  ['over a hole: its neighbour in that line, not the line after', 2, 'down', 5],
  ['names under names', 0, 'down', 4],
  ['nothing above the first line', 1, 'up', null],
  ['nothing below the last line', 9, 'down', null],
])('[UI-26] %s', (_, from, direction, expected) => {
  expect(neighbour(boxes, boxes[from]!, direction)).toBe(expected);
});
