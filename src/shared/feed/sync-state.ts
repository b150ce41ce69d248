import type { TopicAt } from '@contracts/client-frames';
import type { Snapshot } from '@contracts/feed';
import type { ServerFrame } from '@contracts/frames';
import type { z } from '@contracts/zod';

import { isHeardAsleep, userTopic } from './config';
import type { FeedChange, TopicState, TopicStep } from './topic-state';
import { newTopic, receiveDelta, receiveReset, receiveSnapshot } from './topic-state';

export type Frame = z.infer<typeof ServerFrame>;
export type TopicSeq = z.infer<typeof TopicAt>;

/** Work to do now. Steps collect it; the feed then takes all of it at once. */
export type Outbox = {
  changes: readonly FeedChange[];
  fetch: readonly { topic: string; ticket: number; attempt: number }[];
  subscribe: readonly TopicSeq[];
  unsubscribe: readonly string[];
};
export const emptyOutbox: Outbox = { changes: [], fetch: [], subscribe: [], unsubscribe: [] };

/**
 * `isAsleep`: the tab is hidden, so the feed subscribes to little (`isHeardAsleep`). `tickets`: how many snapshots
 * the feed has asked for.
 */
export type SyncState = {
  topics: ReadonlyMap<string, TopicState>;
  epoch: string | null;
  tickets: number;
  isAsleep: boolean;
  out: Outbox;
};
export const newSync: SyncState = { topics: new Map(), epoch: null, tickets: 0, isAsleep: false, out: emptyOutbox };

const withTopic = (sync: SyncState, name: string, topic: TopicState): SyncState => ({
  ...sync,
  topics: new Map(sync.topics).set(name, topic),
});
const withOut = (sync: SyncState, out: Partial<Outbox>): SyncState => ({ ...sync, out: { ...sync.out, ...out } });

function askSnapshot(sync: SyncState, name: string): SyncState {
  const topic = sync.topics.get(name);
  if (!topic) return sync;
  const ticket = sync.tickets + 1;
  const next = withTopic({ ...sync, tickets: ticket }, name, { ...topic, ticket, isOutdated: false });
  return withOut(next, { fetch: [...sync.out.fetch, { topic: name, ticket, attempt: 1 }] });
}

function subscribe(sync: SyncState, name: string): SyncState {
  const topic = sync.topics.get(name);
  if (!topic || topic.have === null || (sync.isAsleep && !isHeardAsleep(name))) return sync;
  return withOut(sync, { subscribe: [...sync.out.subscribe, { topic: name, seq: topic.have }] });
}

function take(sync: SyncState, name: string, { topic, changes, needsSnapshot }: TopicStep): SyncState {
  let next = withTopic(sync, name, topic);
  if (changes.length > 0) next = withOut(next, { changes: [...next.out.changes, ...changes] });
  return needsSnapshot ? askSnapshot(next, name) : next;
}

/**
 * The player's own topic starts from nothing when it opens: somebody else may have signed in, and their numbers differ.
 */
export function openTopic(sync: SyncState, name: string): SyncState {
  const known = sync.topics.get(name);
  if (known && (known.users > 0 || name !== userTopic))
    return withTopic(sync, name, { ...known, users: known.users + 1 });
  return askSnapshot(withTopic(sync, name, { ...newTopic, users: 1 }), name);
}

export function closeTopic(sync: SyncState, name: string): SyncState {
  const known = sync.topics.get(name);
  return known ? withTopic(sync, name, { ...known, users: Math.max(0, known.users - 1) }) : sync;
}

/** Drops a topic that no subscriber returned to. */
export function releaseTopic(sync: SyncState, name: string): SyncState {
  if (sync.topics.get(name)?.users !== 0) return sync;
  const topics = new Map(sync.topics);
  topics.delete(name);
  return withOut(
    { ...sync, topics },
    {
      changes: [...sync.out.changes, { kind: 'left', topic: name }],
      unsubscribe: [...sync.out.unsubscribe, name],
    },
  );
}

function hello(sync: SyncState, epoch: string): SyncState {
  let next: SyncState = { ...sync, epoch };
  for (const [name, topic] of sync.topics) {
    if (topic.epoch === null || topic.epoch === epoch) next = subscribe(next, name);
    else next = take(next, name, receiveReset(topic));
  }
  return next;
}

export function receiveFrames(sync: SyncState, frames: readonly Frame[]): SyncState {
  let next = sync;
  const now = Math.max(0, ...frames.map((frame) => ('ts' in frame ? frame.ts : 0)));
  for (const frame of frames) {
    if (frame.t === 'hello') next = hello(next, frame.epoch);
    if (frame.t !== 'delta' && frame.t !== 'reset') continue;
    const topic = next.topics.get(frame.topic);
    if (!topic) continue;
    next = take(next, frame.topic, frame.t === 'delta' ? receiveDelta(topic, frame, now) : receiveReset(topic));
  }
  return next;
}

/** Repeats the same request, unless a newer one is under way. */
export function retrySnapshot(sync: SyncState, { topic, ticket, attempt }: Outbox['fetch'][number]): SyncState {
  if (sync.topics.get(topic)?.ticket !== ticket) return sync;
  return withOut(sync, { fetch: [...sync.out.fetch, { topic, ticket, attempt: attempt + 1 }] });
}

export function acceptSnapshot(sync: SyncState, ticket: number, snapshot: Snapshot): SyncState {
  const topic = sync.topics.get(snapshot.topic);
  if (topic?.ticket !== ticket) return sync;
  const next = take(sync, snapshot.topic, receiveSnapshot(topic, snapshot));
  return next.topics.get(snapshot.topic)?.ticket === null ? subscribe(next, snapshot.topic) : next;
}

/** The server has sent a match. Lists of sports name none. */
export const isHeard = ({ topics }: SyncState): boolean =>
  [...topics].some(([name, { have }]) => have !== null && !name.startsWith('sports'));

/** Uses the data of an earlier visit until a match arrives: later it could replace a newer match by an older one. */
export function acceptKept(sync: SyncState, ticket: number, { topic, ts, entities }: Snapshot): SyncState {
  if (isHeard(sync) || sync.topics.get(topic)?.ticket !== ticket) return sync;
  const change = { kind: 'snapshot', topic, ts, entities, isKept: true } as const;
  return withOut(sync, { changes: [...sync.out.changes, change] });
}

/** There is no such topic: what an earlier visit left of it is gone. */
export function dropKept(sync: SyncState, topic: string): SyncState {
  return withOut(sync, { changes: [...sync.out.changes, { kind: 'snapshot', topic, ts: 0, entities: {} }] });
}

/** Reads everything again in another language. */
export function restart(sync: SyncState): SyncState {
  return [...sync.topics.keys()].reduce(askSnapshot, sync);
}

/** Reads what is on screen once more. Skips a topic whose answer is already under way. */
export function poll(sync: SyncState): SyncState {
  const idle = [...sync.topics].filter(([, { ticket }]) => ticket === null).map(([name]) => name);
  return sync.isAsleep ? sync : idle.reduce(askSnapshot, sync);
}

export function sleep(sync: SyncState): SyncState {
  const names = [...sync.topics.keys()].filter((name) => !isHeardAsleep(name));
  return withOut({ ...sync, isAsleep: true }, { unsubscribe: [...sync.out.unsubscribe, ...names] });
}

export function wake(sync: SyncState): SyncState {
  if (!sync.isAsleep) return sync;
  return [...sync.topics.keys()].filter((name) => !isHeardAsleep(name)).reduce(subscribe, { ...sync, isAsleep: false });
}
