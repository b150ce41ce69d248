import { expect, test } from 'vitest';

import { byKey, firstPlace, moved } from './place';

const own = { width: 300, height: 200 };
const page = { width: 1000, height: 700 };

test.each([
  ['a bit', { end: 20, bottom: 30 }, { end: 36, bottom: 86 }],
  ['past the end', { end: -500, bottom: 0 }, { end: 8, bottom: 56 }],
  ['past the start', { end: 5000, bottom: 0 }, { end: 692, bottom: 56 }],
  ['past the bottom', { end: 0, bottom: -500 }, { end: 16, bottom: 8 }],
  ['past the top', { end: 0, bottom: 5000 }, { end: 16, bottom: 492 }],
])('[MEDIA-03] the window is moved %s and stays on the page', (_, by, expected) => {
  expect(moved(firstPlace, by, own, page)).toEqual(expected);
});

test('[MEDIA-03] a page smaller than the window keeps its corner in sight', () => {
  expect(moved(firstPlace, { end: 50, bottom: 50 }, own, { width: 200, height: 100 })).toEqual({ end: 8, bottom: 8 });
});

test.each([
  ['ArrowLeft', false, { end: 16, bottom: 0 }],
  ['ArrowLeft', true, { end: -16, bottom: 0 }],
  ['ArrowUp', true, { end: -0, bottom: 16 }],
  ['Enter', false, null],
])('[MEDIA-03] the key %s, right to left %s', (key, isRtl, expected) => {
  expect(byKey(key, isRtl)).toEqual(expected);
});
