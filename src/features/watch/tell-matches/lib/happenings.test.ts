import { expect, test } from 'vitest';

import type { Game } from '@contracts/feed';
import { game } from '@contracts/feed.testing';
import { sportNumbers } from '@contracts/sports';

import type { FeedChange } from '@/shared/feed';

import { after, type Known, topicOf } from './facts';
import { happenings, keyOf } from './happenings';

const topic = topicOf(7);
const topics = new Set([topic]);
const score = (home: number, away: number) => ({
  full: [String(home), String(away)] as [string, string],
  periods: [],
  text: '',
});
const snapshot = (more: Partial<Game>): FeedChange => ({
  ...{ kind: 'snapshot', topic, ts: 0 },
  entities: { games: [game(7, { status: 2, score: score(0, 0), ...more })] },
});
const patch = (value: Record<string, unknown>): FeedChange => ({
  ...{ kind: 'ops', topic, ts: 0 },
  ops: [{ op: 'patch', kind: 'game', id: 7, value }],
});

/** What is told when the second message follows the first. */
function told(first: FeedChange, ...then: FeedChange[]) {
  const before = after(new Map(), [first], topics);
  return happenings(before, after(before, then, topics)).map(({ tell, side, isOff, change }) =>
    [tell, side, isOff === true ? 'off' : '', change].filter(Boolean).join(' '),
  );
}

test.each<[string, Partial<Game>, Record<string, unknown>, string[]]>([
  ['the start', { status: 0 }, { status: 2 }, ['start']],
  ['a goal of each side', {}, { score: score(1, 1) }, ['goal 1', 'goal 2']],
  ['a goal that was taken back', { score: score(1, 0) }, { score: score(0, 0) }, ['goal 1 off']],
  ['a red card', { redCards: [0, 0] }, { redCards: [0, 1] }, ['red 2']],
  ['the break', {}, { status: 3 }, ['half']],
  ['play after the break', { status: 3 }, { status: 2 }, []],
  ['the end', {}, { isFinished: true, status: 4 }, ['end']],
  ['the last goal and the end', {}, { score: score(0, 1), isFinished: true }, ['goal 2', 'end']],
  ['what does not concern anybody', {}, { marketsCount: 3, elapsed: 12 }, []],
  ['a basket', { sportId: sportNumbers.basketball }, { score: score(2, 0) }, []],
  ['a goal on ice', { sportId: sportNumbers.iceHockey }, { score: score(1, 0) }, ['goal 1']],
  ['one field that makes no sense beside one that does', {}, { status: 'over', score: score(1, 0) }, ['goal 1']],
  ['another start', { status: 0 }, { startAt: 9 }, ['start moved']],
  ['a start that nobody knows any more', { status: 0 }, { lock: 'postponed', startAt: 9 }, ['start postponed']],
  ['a match that is not played', { status: 0, lock: 'postponed' }, { lock: 'cancelled' }, ['start cancelled']],
  ['a suspension before the match', { status: 0 }, { lock: 'operator' }, []],
])('[PREF-10] [BET-59] a followed match tells of %s', (_, first, value, expected) => {
  expect(told(snapshot(first), patch(value))).toEqual(expected);
});

test('[PREF-10] a match that comes into sight tells nothing of what was before; after a gap it tells what it missed', () => {
  const known: Known = after(new Map(), [snapshot({ score: score(2, 0) })], topics);
  expect(happenings(new Map(), known)).toEqual([]);
  expect(told(snapshot({}), snapshot({ score: score(1, 0), status: 3 }))).toEqual(['goal 1', 'half']);
});

test('[PREF-10] a match that nobody follows is not listened to', () => {
  expect(after(new Map(), [snapshot({})], new Set()).size).toBe(0);
});

test('[PREF-10] the same moment has one name in every tab, another has another', () => {
  const names = (value: Record<string, unknown>) => {
    const before = after(new Map(), [snapshot({})], topics);
    return happenings(before, after(before, [patch(value)], topics)).map(keyOf);
  };
  expect(names({ score: score(1, 0) })).toEqual(names({ score: score(1, 0) }));
  expect(names({ score: score(1, 0) })).not.toEqual(names({ score: score(2, 0) }));
});
