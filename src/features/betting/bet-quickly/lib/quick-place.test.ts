import { expect, test } from 'vitest';

import { quickPlace } from './quick-place';

const slip = { width: 300, height: 200 };
const screen = { width: 1366, height: 768 };
const price = (top: number, left: number) => ({ top, bottom: top + 36, left, width: 60, height: 36 });

test.each([
  ['under the price', price(100, 600), { top: 144, left: 480 }],
  ['over a price at the bottom', price(700, 600), { top: 492, left: 480 }],
  ['whole at the edge', price(100, 1340), { top: 144, left: 1058 }],
  ['at the bottom when nothing was pressed', null, { top: 560, left: 533 }],
])('[CPN-20] the small slip stands %s', (_, at, expected) => {
  expect(quickPlace(at, slip, screen)).toEqual(expected);
});
