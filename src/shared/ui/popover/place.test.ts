import { expect, test } from 'vitest';

import { place } from './place';

const screen = { width: 1000, height: 800 };
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 32 });

test('under the trigger while there is room, over it when there is more above', () => {
  expect(place(box(100, 100), screen, 'start', false)).toMatchObject({ top: 136, bottom: null, maxHeight: 656 });
  expect(place(box(100, 700), screen, 'start', false)).toMatchObject({ top: null, bottom: 104, maxHeight: 688 });
});

test('start and end follow the text', () => {
  expect(place(box(100, 0), screen, 'start', false)).toMatchObject({ left: 100, right: null });
  expect(place(box(100, 0), screen, 'start', true)).toMatchObject({ left: null, right: 800 });
  expect(place(box(100, 0), screen, 'end', false)).toMatchObject({ left: null, right: 800 });
});

test('never past the edge of the window', () => {
  expect(place(box(-40, 0), screen, 'start', false).left).toBe(8);
});
