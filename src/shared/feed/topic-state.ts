import type { FeedEntities, Snapshot } from '@contracts/feed';
import type { Delta, FeedOp } from '@contracts/frames';

import { WAITING_MAX } from './config';

/**
 * What the feed says, in the order in which it holds. `ts`: server's epoch ms. `ageMs`: how old it was when it came, above 0 after a pause
 * alone. `left`: nobody needs the topic any more.
 */
export type FeedChange =
  | { kind: 'snapshot'; topic: string; ts: number; entities: FeedEntities }
  | { kind: 'ops'; topic: string; ts: number; ops: readonly FeedOp[]; ageMs?: number }
  | { kind: 'left'; topic: string };

/** Where one topic stands. A pure machine: the rules of api §7.3 and nothing else. */
export type TopicState = {
  /** How many parts of the page need it. */
  users: number;
  epoch: string | null;
  /** Number of the last delta that was applied, null before the first snapshot. */
  have: number | null;
  /** The snapshot under way, null when none is. An answer with another ticket is too late. */
  ticket: number | null;
  /** The snapshot under way is older than a reset: ask again once it is here. */
  isOutdated: boolean;
  /** Deltas that came while a snapshot was under way. */
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

/** `needsSnapshot`: what is known cannot be continued. */
export type TopicStep = { topic: TopicState; changes: readonly FeedChange[]; needsSnapshot: boolean };

const nothing = (topic: TopicState): TopicStep => ({ topic, changes: [], needsSnapshot: false });

/** A delta; `now`: the server's moment when it came. Applied when it is the next, ignored when it is known, kept while a snapshot is under way, else a gap. */
export function receiveDelta(topic: TopicState, delta: Delta, now = delta.ts): TopicStep {
  if (topic.ticket !== null || topic.have === null) {
    // More than the limit: the rest is lost, so the delta after the snapshot will show a gap and ask for another one.
    const waiting = topic.waiting.length < WAITING_MAX ? [...topic.waiting, delta] : [];
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

/** A snapshot: what it covers is dropped from the waiting deltas, what goes on from it is applied. */
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

/** `reset` of the server, or another epoch: the history is lost. */
export function receiveReset(topic: TopicState): TopicStep {
  if (topic.ticket !== null) return nothing({ ...topic, isOutdated: true, waiting: [] });
  return { topic: { ...topic, waiting: [] }, changes: [], needsSnapshot: true };
}
