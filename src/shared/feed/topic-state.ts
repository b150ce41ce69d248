import type { FeedEntities, Snapshot } from '@contracts/feed';
import type { Delta, FeedOp } from '@contracts/frames';

import { waitingMax } from './config';

/**
 * What the feed says, in the order in which it holds. `ts`: server's epoch ms. `ageMs`: the age of the message when it
 * arrived, above 0 only after a pause. `isKept`: the browser had it from an earlier visit. `left`: no subscriber needs
 * the topic any more.
 */
export type FeedChange =
  | { kind: 'snapshot'; topic: string; ts: number; entities: FeedEntities; isKept?: boolean }
  | { kind: 'ops'; topic: string; ts: number; ops: readonly FeedOp[]; ageMs?: number }
  | { kind: 'left'; topic: string };

/** The state of one topic. A pure machine that holds the rules of api §7.3 and nothing else. */
export type TopicState = {
  /** How many parts of the page need the topic. */
  users: number;
  epoch: string | null;
  /** Number of the last applied delta, null before the first snapshot. */
  have: number | null;
  /** The requested snapshot; null when there is none. An answer with another ticket is too late. */
  ticket: number | null;
  /** A reset arrived after the request for the snapshot: ask again once it arrives. */
  isOutdated: boolean;
  /** Deltas that arrived while a snapshot was requested. */
  waiting: readonly Delta[];
};

export const newTopic: TopicState = {
  users: 0,
  epoch: null,
  have: null,
  ticket: null,
  isOutdated: false,
  waiting: [],
};

/** `needsSnapshot`: no delta can continue what the topic holds. */
export type TopicStep = { topic: TopicState; changes: readonly FeedChange[]; needsSnapshot: boolean };

const nothing = (topic: TopicState): TopicStep => ({ topic, changes: [], needsSnapshot: false });

/**
 * Takes a delta; `now` is the server's time when it arrived. Applies the next one, ignores a known one, keeps it while
 * a snapshot is under way. Any other delta is a gap.
 */
export function receiveDelta(topic: TopicState, delta: Delta, now = delta.ts): TopicStep {
  if (topic.ticket !== null || topic.have === null) {
    // A delta over the limit is lost. The delta after the snapshot then shows a gap, and the feed asks again.
    const waiting = topic.waiting.length < waitingMax ? [...topic.waiting, delta] : [];
    return nothing({ ...topic, waiting });
  }
  if (delta.epoch === topic.epoch && delta.seq <= topic.have) return nothing(topic);
  if (delta.epoch !== topic.epoch || delta.seq > topic.have + 1) {
    return { topic: { ...topic, waiting: [delta] }, changes: [], needsSnapshot: true };
  }
  return {
    topic: { ...topic, have: delta.seq },
    changes: [{ kind: 'ops', topic: delta.topic, ts: delta.ts, ops: delta.ops, ageMs: now - delta.ts }],
    needsSnapshot: false,
  };
}

/** Takes a snapshot. Drops the waiting deltas that it covers, applies those that continue it. */
export function receiveSnapshot(topic: TopicState, snapshot: Snapshot): TopicStep {
  const { waiting, isOutdated } = topic;
  const changes: FeedChange[] = [
    { kind: 'snapshot', topic: snapshot.topic, ts: snapshot.ts, entities: snapshot.entities },
  ];
  let have = snapshot.seq;
  let isBroken = isOutdated || (waiting.length > 0 && waiting.at(-1)?.epoch !== snapshot.epoch);
  for (const delta of waiting) {
    if (isBroken || delta.epoch !== snapshot.epoch || delta.seq <= have) continue;
    if (delta.seq > have + 1) {
      isBroken = true;
      continue;
    }
    have = delta.seq;
    changes.push({ kind: 'ops', topic: delta.topic, ts: delta.ts, ops: delta.ops });
  }
  const next = { ...topic, epoch: snapshot.epoch, have, ticket: null, isOutdated: false, waiting: [] };
  return { topic: next, changes, needsSnapshot: isBroken };
}

/** The server sends `reset` or another epoch: the history is lost. */
export function receiveReset(topic: TopicState): TopicStep {
  if (topic.ticket !== null) return nothing({ ...topic, isOutdated: true, waiting: [] });
  return { topic: { ...topic, waiting: [] }, changes: [], needsSnapshot: true };
}
