import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Snapshot } from '@contracts/feed';
import { snapshotAddress } from '@contracts/feed-address';

import { $isFeedLive, $lost } from './health';
import { readKeptFx } from './kept';
import { list, now, price, setup, snapshot } from './server.testing';
import { SnapshotError } from './snapshot';
import { $phases } from './sync';
import { topicOpened } from './topics';

const hourMs = 3_600_000;
const left = { ...snapshot(list, 4, 'earlier'), ts: now - 60_000 };

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[SPEED-06] the board of an earlier visit stands with its age, no price can be taken, and the live answer replaces it', async () => {
  const { scope, start, fire, pass, keep, answerBy, told, tell } = setup();
  keep(left);
  let arrive: (live: Snapshot) => void = () => undefined;
  answerBy(() => new Promise((resolve) => (arrive = resolve)));
  await start();
  fire(topicOpened, list);
  await pass(0);
  expect(told()).toEqual(['snapshot']);
  expect(scope.getState($phases).get(list)).toBe('ready');
  tell(price(9));
  expect([scope.getState($isFeedLive), scope.getState($lost)]).toEqual([false, { at: now - 60_000, isKept: true }]);
  arrive(snapshot(list, 8));
  await pass(0);
  expect(told()).toEqual(['snapshot', 'snapshot', 9]);
  expect([scope.getState($isFeedLive), scope.getState($lost)]).toEqual([true, null]);
});

test('[SPEED-06] once the server has told of matches nothing older takes their place; a list of sports tells of none', async () => {
  const { start, fire, pass, keep, told } = setup();
  keep(left);
  keep({ ...left, topic: 'top:live' });
  await start();
  fire(topicOpened, 'sports:live');
  await pass(0);
  fire(topicOpened, list);
  await pass(0);
  expect(told()).toEqual(['snapshot', 'snapshot', 'snapshot']);
  fire(topicOpened, 'top:live');
  await pass(0);
  expect(told()).toHaveLength(4);
});

test('[SPEED-06] a board that the site no longer has goes, and locks nothing', async () => {
  const { scope, start, fire, pass, keep, answerBy } = setup();
  keep(left);
  let refuse: (why: SnapshotError) => void = () => undefined;
  answerBy(() => new Promise((_, reject) => (refuse = reject)));
  await start();
  fire(topicOpened, list);
  await pass(0);
  expect(scope.getState($lost)?.isKept).toBe(true);
  refuse(new SnapshotError('missing'));
  await pass(0);
  expect([scope.getState($lost), scope.getState($phases).get(list)]).toEqual([null, 'missing']);
});

test.each([
  ['of this language', 'en', now - 60_000, true],
  ['of another language', 'de', now - 60_000, false],
  ['older than an hour', 'en', now - hourMs - 1, false],
])('[SPEED-06] a board %s is read or not', async (_, language, ts, isRead) => {
  const answer = Response.json({ ...left, ts });
  Object.defineProperty(answer, 'url', { value: `http://site.test${snapshotAddress(list, language)}` });
  vi.stubGlobal('window', { __boards: Promise.resolve([answer]) });
  const scope = fork();
  const read = await allSettled(readKeptFx, { scope, params: { topic: list, language: 'en', ticket: 1, attempt: 1 } });
  expect(read.status).toBe(isRead ? 'done' : 'fail');
});
