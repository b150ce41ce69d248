import { expect, test } from 'vitest';

import { bandOf, questions, scoreOf } from './score';

const all = (worth: number) => Object.fromEntries(questions.map((question) => [question, worth]));

test('[LIM-73] nine answers of 0 to 3 make 0 to 27; without one of them there is no result', () => {
  expect([scoreOf(all(0)), scoreOf(all(1)), scoreOf(all(3))]).toEqual([0, 9, 27]);
  const { 9: _, ...eight } = all(2);
  expect(scoreOf(eight)).toBeNull();
});

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'middle'],
  [7, 'middle'],
  [8, 'high'],
  [27, 'high'],
])('[LIM-73] %i points are in the band "%s"', (score, band) => {
  expect(bandOf(score)).toBe(band);
});
