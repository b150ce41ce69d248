import { createEffect, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum';

import type { UserEvent } from '@contracts/frames';

import { SNAPSHOT_RETRY_MS, USER_TOPIC } from './config';
import { decodeMessage, isUserEvent } from './decode';
import { requestSnapshotFx, waitToRetryFx } from './snapshot';
import * as sync from './sync-state';
import type { Frame, Outbox, TopicSeq } from './sync-state';
import type { FeedChange } from './topic-state';
import { $settings, feedStarted, lingerEnded, topicClosed, topicOpened } from './topics';

/** `loading` until the first snapshot; `failed`: no answer yet, still being asked for; `missing`: there is no such topic. */
export type TopicPhase = 'loading' | 'ready' | 'missing' | 'failed';

/** The text of one message of the server. */
export const messageReceived = createEvent<string>();
export const framesReceived = createEvent<Frame[]>();
export const pollTicked = createEvent();
/** The tab has been hidden for long; it is looked at again. */
export const slept = createEvent();
export const woke = createEvent();

/** What changed, in the order in which it holds: one event a message, however many topics it carries. */
export const feedChanged = createEvent<readonly FeedChange[]>();
/** A value of the signed-in player that the server pushed. */
export const userEventReceived = createEvent<UserEvent>();
/** The topic `user` starts, or starts anew: pushed values may have been missed, so read them by their own calls. */
export const userFeedReset = createEvent();

export const subscribeRequested = createEvent<readonly TopicSeq[]>();
export const unsubscribeRequested = createEvent<readonly string[]>();

const messageDropped = createEvent<number>();
const outboxTaken = createEvent<Outbox>();

/** Messages or frames that broke the contract and were left out. */
export const $droppedFrames = createStore(0, { serialize: 'ignore' }).on(messageDropped, (sum, count) => sum + count);

export const $sync = createStore(sync.newSync, { serialize: 'ignore' })
  .on(topicOpened, sync.openTopic)
  .on(topicClosed, sync.closeTopic)
  .on(lingerEnded, sync.releaseTopic)
  .on(feedStarted, sync.restart)
  .on(framesReceived, sync.receiveFrames)
  .on(requestSnapshotFx.done, (state, { params, result }) => sync.acceptSnapshot(state, params.ticket, result))
  .on(waitToRetryFx.done, (state, { params }) => sync.retrySnapshot(state, params))
  .on(pollTicked, sync.poll)
  .on(slept, sync.sleep)
  .on(woke, sync.wake)
  .on(outboxTaken, (state) => ({ ...state, out: sync.emptyOutbox }));

const setPhase = (phases: ReadonlyMap<string, TopicPhase>, topic: string, phase: TopicPhase) =>
  phases.get(topic) === phase ? phases : new Map(phases).set(topic, phase);

/** What a page may show for a topic; `loading` when it is not here. Does not change with the deltas. */
export const $phases = createStore<ReadonlyMap<string, TopicPhase>>(new Map(), { serialize: 'ignore' })
  .on(requestSnapshotFx.done, (phases, { params: { topic } }) => setPhase(phases, topic, 'ready'))
  .on(requestSnapshotFx.fail, (phases, { params: { topic, attempt }, error }) => {
    if (error.reason === 'missing') return setPhase(phases, topic, 'missing');
    const isLost = attempt > SNAPSHOT_RETRY_MS.length && phases.get(topic) !== 'ready';
    return isLost ? setPhase(phases, topic, 'failed') : phases;
  })
  .on(feedChanged, (phases, changes) => {
    const left = changes.flatMap(({ kind, topic }) => (kind === 'left' ? [topic] : []));
    return left.length === 0 ? phases : new Map([...phases].filter(([topic]) => !left.includes(topic)));
  });

sample({
  clock: messageReceived,
  fn: (text) => decodeMessage(text),
  target: spread({ frames: framesReceived, dropped: messageDropped }),
});

// Whatever moved the topics may have left something to do: taken at once and as a whole.
sample({
  clock: $sync,
  filter: ({ out }) => out !== sync.emptyOutbox,
  fn: ({ out }) => out,
  target: outboxTaken,
});

const isFilled = (list: readonly unknown[]) => list.length > 0;
sample({
  clock: outboxTaken,
  filter: ({ changes }) => isFilled(changes),
  fn: (out) => out.changes,
  target: feedChanged,
});
sample({
  clock: outboxTaken,
  filter: (out) => isFilled(out.unsubscribe),
  fn: (out) => out.unsubscribe,
  target: unsubscribeRequested,
});
sample({
  clock: outboxTaken,
  filter: (out) => isFilled(out.subscribe),
  fn: (out) => out.subscribe,
  target: subscribeRequested,
});

// Snapshots that are wanted before the feed may run are asked for by its start.
const requestSnapshotsFx = createEffect(({ fetch, language }: { fetch: Outbox['fetch']; language: string }) => {
  for (const request of fetch) void requestSnapshotFx({ ...request, language }).catch(() => null);
});

sample({
  clock: outboxTaken,
  source: $settings,
  filter: (settings, { fetch }) => settings !== null && isFilled(fetch),
  fn: (settings, { fetch }) => ({ fetch, language: settings?.language ?? '' }),
  target: requestSnapshotsFx,
});

sample({
  clock: requestSnapshotFx.fail,
  filter: ({ error }) => error.reason !== 'missing',
  fn: ({ params: { topic, ticket, attempt } }) => ({ topic, ticket, attempt }),
  target: waitToRetryFx,
});

// The player's own topic: one event a value, for those who keep balance, coupons and session.
const announceFx = createEffect((changes: readonly FeedChange[]) => {
  for (const change of changes) {
    if (change.kind === 'snapshot') userFeedReset();
    if (change.kind !== 'ops') continue;
    for (const op of change.ops) if (isUserEvent(op)) userEventReceived(op);
  }
});

sample({
  clock: feedChanged,
  filter: (changes) => changes.some(({ topic }) => topic === USER_TOPIC),
  fn: (changes) => changes.filter(({ topic }) => topic === USER_TOPIC),
  target: announceFx,
});
