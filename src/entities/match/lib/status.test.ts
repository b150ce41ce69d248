import { expect, test } from 'vitest';

import { game } from '@contracts/feed.testing';

import { infoOfMatch } from './entities';
import { isFinishedMatch, isLiveMatch } from './status';

const info = (part: Parameters<typeof game>[1]) =>
  infoOfMatch(game(1, { status: 0, elapsed: null, liveInLive: false, ...part }));

test.each([
  ['planned', {}, false],
  ['with elapsed time', { elapsed: 0 }, true],
  ['live in live', { liveInLive: true }, true],
  ['about to start', { status: 1 as const }, false],
  ['in play', { status: 2 as const }, true],
  ['in a pause', { status: 3 as const }, true],
  ['finished by its status', { status: 4 as const, elapsed: 5400, liveInLive: true }, false],
  ['finished by its flag', { status: 2 as const, isFinished: true, elapsed: 5400, liveInLive: true }, false],
])('[CPN-08] whether a game is live: %s', (_, part, isLive) => {
  expect(isLiveMatch(info(part))).toBe(isLive);
});

test('[CPN-08] a live outcome makes a game live, unless it is finished', () => {
  expect(isLiveMatch(info({}), true)).toBe(true);
  expect(isLiveMatch(info({ isFinished: true }), true)).toBe(false);
});

test.each([
  [0, false, false],
  [1, false, false],
  [2, false, false],
  [3, false, false],
  [4, false, true],
  [0, true, true],
  [2, true, true],
  [4, true, true],
] as const)('[CPN-09] status %i with the flag %s is finished: %s', (status, isFinished, isOver) => {
  expect(isFinishedMatch(info({ status, isFinished }))).toBe(isOver);
});
