import { createEffect, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum';

import type { UserEvent } from '@contracts/frames';

import { snapshotRetryMs, userTopic } from './config';
import { decodeMessage, isUserEvent } from './decode';
import { readKeptFx } from './kept';
import { requestSnapshotFx, waitToRetryFx } from './snapshot';
import type { Frame, Outbox, TopicSeq } from './sync-state';
import * as sync from './sync-state';
import type { FeedChange } from './topic-state';
import { $settings, feedStarted, lingerEnded, topicClosed, topicOpened } from './topics';

/**
 * `loading`: until the first snapshot. `failed`: no answer yet, the feed keeps asking. `missing`: there is no such
 * topic.
 */
export type TopicPhase = 'loading' | 'ready' | 'missing' | 'failed';

/** The text of one message of the server. */
export const messageReceived = createEvent<string>();
export const framesReceived = createEvent<Frame[]>();
export const pollTicked = createEvent();
/** `slept`: the tab has been hidden for long. `woke`: somebody looks at it again. */
export const slept = createEvent();
export const woke = createEvent();

/**
 * All changes of one message, in the order in which they hold. The feed fires one event for each message, however many
 * topics it touches.
 */
export const feedChanged = createEvent<readonly FeedChange[]>();
/** A value of the signed-in player that the server pushed. */
export const userEventReceived = createEvent<UserEvent>();
/**
 * The topic `user` starts or restarts. The page may have missed pushed values, so the models ask for them by their own
 * calls.
 */
export const userFeedReset = createEvent();

export const subscribeRequested = createEvent<readonly TopicSeq[]>();
export const unsubscribeRequested = createEvent<readonly string[]>();

const messageDropped = createEvent<number>();
const outboxTaken = createEvent<Outbox>();

/** How many messages or frames broke the contract and were left out. */
export const $droppedFrames = createStore(0).on(messageDropped, (sum, count) => sum + count);

export const $sync = createStore(sync.newSync)
  .on(topicOpened, sync.openTopic)
  .on(topicClosed, sync.closeTopic)
  .on(lingerEnded, sync.releaseTopic)
  .on(feedStarted, sync.restart)
  .on(framesReceived, sync.receiveFrames)
  .on(requestSnapshotFx.done, (state, { params, result }) => sync.acceptSnapshot(state, params.ticket, result))
  .on(requestSnapshotFx.fail, (state, { params, error }) =>
    error.reason === 'missing' ? sync.dropKept(state, params.topic) : state,
  )
  .on(readKeptFx.done, (state, { params, result }) => sync.acceptKept(state, params.ticket, result))
  .on(waitToRetryFx.done, (state, { params }) => sync.retrySnapshot(state, params))
  .on(pollTicked, sync.poll)
  .on(slept, sync.sleep)
  .on(woke, sync.wake)
  .on(outboxTaken, (state) => ({ ...state, out: sync.emptyOutbox }));

const isKept = (change: FeedChange): change is FeedChange & { kind: 'snapshot' } =>
  change.kind === 'snapshot' && change.isKept === true;

const setPhase = (phases: ReadonlyMap<string, TopicPhase>, topic: string, phase: TopicPhase) =>
  phases.get(topic) === phase ? phases : new Map(phases).set(topic, phase);

/** The state of a topic, for a page; `loading` when the feed does not hold it. Deltas do not change it. */
export const $phases = createStore<ReadonlyMap<string, TopicPhase>>(new Map())
  .on(requestSnapshotFx.done, (phases, { params: { topic } }) => setPhase(phases, topic, 'ready'))
  .on(requestSnapshotFx.fail, (phases, { params: { topic, attempt }, error }) => {
    if (error.reason === 'missing') return setPhase(phases, topic, 'missing');
    const isLost = attempt > snapshotRetryMs.length && phases.get(topic) !== 'ready';
    return isLost ? setPhase(phases, topic, 'failed') : phases;
  })
  .on(feedChanged, (phases, changes) => {
    const left = changes.flatMap(({ kind, topic }) => (kind === 'left' ? [topic] : []));
    const kept = changes.flatMap((change) => (isKept(change) ? [[change.topic, 'ready'] as const] : []));
    return left.length + kept.length === 0
      ? phases
      : new Map([...[...phases].filter(([topic]) => !left.includes(topic)), ...kept]);
  });

/** Topics that show what an earlier visit left, with the server's time of it. */
const $kept = createStore<ReadonlyMap<string, number>>(new Map()).on(feedChanged, (kept, changes) => {
  const news = changes.filter((change) => isKept(change) || (change.kind !== 'ops' && kept.has(change.topic)));
  if (news.length === 0) return kept;
  const next = new Map(kept);
  for (const change of news) {
    if (isKept(change)) next.set(change.topic, change.ts);
    else next.delete(change.topic);
  }
  return next;
});
/** The age of the oldest price that an earlier visit left, as the server's time. Null: the server sent all of them. */
export const $keptAt = $kept.map((kept) => (kept.size === 0 ? null : Math.min(...kept.values())));

sample({
  clock: messageReceived,
  fn: (text) => decodeMessage(text),
  target: spread({ frames: framesReceived, dropped: messageDropped }),
});

// Any step may have left work to do: take all of it at once.
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

// When the feed starts, it asks for the snapshots that somebody wanted before.
type Requests = { fetch: Outbox['fetch']; language: string; isHeard: boolean };
const requestSnapshotsFx = createEffect(({ fetch, language, isHeard }: Requests) => {
  for (const request of fetch) {
    void requestSnapshotFx({ ...request, language }).catch(() => null);
    // A board is large, and none is used any more once the server has sent a match.
    if (!isHeard) void readKeptFx({ ...request, language }).catch(() => null);
  }
});

sample({
  clock: outboxTaken,
  source: { settings: $settings, state: $sync },
  filter: ({ settings }, { fetch }) => settings !== null && isFilled(fetch),
  fn: ({ settings, state }, { fetch }) => ({
    fetch,
    language: settings?.language ?? '',
    isHeard: sync.isHeard(state),
  }),
  target: requestSnapshotsFx,
});

sample({
  clock: requestSnapshotFx.fail,
  filter: ({ error }) => error.reason !== 'missing',
  fn: ({ params: { topic, ticket, attempt } }) => ({ topic, ticket, attempt }),
  target: waitToRetryFx,
});

// The player's own topic gives one event for each value. The models of balance, coupons and session listen.
const announceFx = createEffect((changes: readonly FeedChange[]) => {
  for (const change of changes) {
    if (change.kind === 'snapshot') userFeedReset();
    if (change.kind !== 'ops') continue;
    for (const op of change.ops) if (isUserEvent(op)) userEventReceived(op);
  }
});

sample({
  clock: feedChanged,
  filter: (changes) => changes.some(({ topic }) => topic === userTopic),
  fn: (changes) => changes.filter(({ topic }) => topic === userTopic),
  target: announceFx,
});
