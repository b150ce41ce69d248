import { expect, test } from 'vitest';

import { line } from './lines.testing';
import { outcomeIn } from './outcome';
import { linePath } from './paths';

test.each([
  ['the home side that won', [2, 1], 1, 'win'],
  ['the away side that lost', [2, 1], 2, 'loss'],
  ['the away side that won', [0, 3], 2, 'win'],
  ['a draw', [1, 1], 2, 'draw'],
] as const)('[MEDIA-12] %s', (_, score, team, outcome) => {
  expect(outcomeIn(line({ score: [...score] }), team)).toBe(outcome);
});

test('[MEDIA-12] a match without an end has no outcome', () => {
  const { score: _, ...open } = line({});
  expect(outcomeIn(open, 1)).toBeNull();
});

test.each([
  ['over', line({}), '/statistic/9-aue-bergen'],
  ['on offer before its start', line({ state: 'planned', isOnOffer: true }), '/home/line/1/100/9-aue-bergen'],
  ['in play', line({ state: 'live', isOnOffer: true }), '/home/live/1/100/9-aue-bergen'],
  ['of a draw that nobody knows', line({ home: null }), null],
])('[MEDIA-12] a match %s leads to %s', (_, match, path) => {
  expect(linePath(match, 1)).toBe(path);
});
