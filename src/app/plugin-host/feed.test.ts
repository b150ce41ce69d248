import type { Answer, PluginOdds } from '@sdk';
import { allSettled, createWatch, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { FeedEntities } from '@contracts/feed';
import { game, market } from '@contracts/feed.testing';
import type { FeedOp } from '@contracts/frames';
import { marketGroups, outcomeTypes } from '@contracts/markets';

import { coefViewChosen } from '@/entities/preferences';
import { $feedState, $isFeedLive, feedChanged, topicClosed, topicOpened } from '@/shared/feed';

import { createFeed, refuseFeed } from './feed';

const outcome = { gameId: 5, marketId: 70 };
const result = { groupId: marketGroups.result, groupName: '1X2', typeId: outcomeTypes.home, name: '1' };
const snapshot: FeedEntities = {
  games: [game(5, { score: { full: ['1', '0'], periods: [], text: '1:0' }, elapsed: 600, clockRate: 1 })],
  markets: [market(70, 5, 1.85, result)],
};

const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

/** A feed that knows nothing yet, and the topics that it was asked for. */
function setup() {
  const scope = fork({ values: [[$feedState, 'live']] });
  const gone = new AbortController();
  const topics: string[] = [];
  createWatch({ unit: topicOpened, fn: (topic) => topics.push(topic), scope });
  createWatch({ unit: topicClosed, fn: (topic) => topics.splice(topics.indexOf(topic), 1), scope });
  const say = async (change: { entities: FeedEntities } | { ops: FeedOp[] }) => {
    const kind = 'entities' in change ? ({ kind: 'snapshot' } as const) : ({ kind: 'ops' } as const);
    const settled = allSettled(feedChanged, {
      scope,
      params: [{ topic: 'game:5', ts: 0, ...kind, ...change } as never],
    });
    for (const frame of frames.splice(0)) frame(0);
    await settled;
  };
  return { scope, gone, topics, say, feed: createFeed({ scope, own: scope, gone: gone.signal }) };
}
const dataOf = <T>(answer: Answer<T>): T | null => (answer.state === 'here' ? answer.data : null);

test('[PLUG-47] a game comes as plain data, and again when it changes, but not when another does', async () => {
  const { feed, say } = setup();
  const watched = feed.game(5);
  const heard = vi.fn();
  watched.subscribe(heard);
  expect(watched.get()).toEqual({ state: 'loading' });
  await say({ entities: snapshot });
  expect(dataOf(watched.get())).toMatchObject({
    ...{ id: 5, score: { text: '1:0', sides: ['1', '0'] }, isFinished: false },
    clock: { seconds: 600, rate: 1 },
  });
  const [before, count] = [watched.get(), heard.mock.calls.length];
  await say({ ops: [{ op: 'put', kind: 'game', id: 6, value: game(6) }] });
  expect(watched.get()).toBe(before);
  expect(heard).toHaveBeenCalledTimes(count);
  await say({ ops: [{ op: 'patch', kind: 'game', id: 5, value: { status: 4, isFinished: true } }] });
  expect(dataOf(watched.get())).toMatchObject({ isFinished: true });
});

test('[PLUG-47] who looks before they are told does not keep the others from hearing', async () => {
  const { feed, say } = setup();
  const [first, second] = [feed.game(5), feed.odds(outcome)];
  const heard = vi.fn();
  first.subscribe(() => void second.get());
  second.subscribe(() => {
    heard(second.get().state);
  });
  await say({ entities: snapshot });
  expect(heard).toHaveBeenLastCalledWith('here');
});

test('[PLUG-47] markets come without prices, so that no price draws them anew', async () => {
  const { feed, say } = setup();
  const watched = feed.markets(5);
  watched.subscribe(() => undefined);
  await say({ entities: snapshot });
  const before = watched.get();
  expect(dataOf(before)).toMatchObject([{ name: '1X2', outcomes: [{ ...outcome, isSuspended: false }] }]);
  await say({ ops: [{ op: 'odds', values: [70, 2100] }] });
  expect(watched.get()).toBe(before);
});

test('[PLUG-48] a price comes in the format of the player, with where it moved to; a suspended one has no text', async () => {
  const { scope, feed, say } = setup();
  const watched = feed.odds(outcome);
  const heard: (PluginOdds | null)[] = [];
  watched.subscribe(() => heard.push(dataOf(watched.get())));
  await say({ entities: snapshot });
  expect(heard.at(-1)).toMatchObject({ market: '1X2', odds: 1.85, price: '1.85', move: null, isSuspended: false });
  await say({ ops: [{ op: 'odds', values: [70, 2500] }] });
  expect(heard.at(-1)).toMatchObject({ odds: 2.5, price: '2.50', move: 'up' });
  await allSettled(coefViewChosen, { scope, params: 1 });
  expect(heard.at(-1)?.price).toBe('3/2');
  await say({ ops: [{ op: 'patch', kind: 'market', id: 70, value: { isBlocked: true } }] });
  expect(heard.at(-1)).toMatchObject({ odds: 2.5, price: '', isSuspended: true, isOpen: false });
});

test('[PLUG-48] nobody can take a price while the feed is lost', async () => {
  const { scope, feed, say } = setup();
  const watched = feed.odds(outcome);
  watched.subscribe(() => undefined);
  await say({ entities: snapshot });
  expect(dataOf(watched.get())?.isOpen).toBe(scope.getState($isFeedLive));
});

test('[PLUG-47] one topic however many watch; it closes with the last, and when the app goes', () => {
  const { feed, topics, gone } = setup();
  const watched = feed.odds(outcome);
  const [first, second] = [watched.subscribe(() => undefined), watched.subscribe(() => undefined)];
  expect(topics).toEqual(['game:5']);
  first();
  expect(topics).toEqual(['game:5']);
  second();
  expect(topics).toEqual([]);
  watched.subscribe(() => undefined);
  feed.game(6).subscribe(() => undefined);
  expect(topics).toEqual(['game:5', 'game:6']);
  gone.abort();
  expect(topics).toEqual([]);
  watched.subscribe(() => undefined);
  expect(topics).toEqual([]);
});

test('[PLUG-47] without the permission everything has failed, and the log says why', () => {
  const refused = vi.fn();
  expect(refuseFeed(refused).game(5).get()).toEqual({ state: 'failed' });
  expect(refused).toHaveBeenCalledOnce();
});
