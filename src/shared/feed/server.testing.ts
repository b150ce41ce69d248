/** Connects the feed of one scope to a server that the test writes down. */
import type { EventCallable } from 'effector';
import { allSettled, createWatch, fork } from 'effector';
import { vi } from 'vitest';

import type { FeedEntities, Snapshot } from '@contracts/feed';

import { openConnectionFx } from './connection';
import { $feedState } from './health';
import { readKeptFx } from './kept';
import type { SnapshotRequest } from './snapshot';
import { requestSnapshotFx } from './snapshot';
import { feedChanged, messageReceived, userEventReceived, userFeedReset } from './sync';
import type { FeedChange } from './topic-state';
import { feedStarted } from './topics';
import type { ConnectionRequest, UpFrame } from './transport';

export const list = 'list:live:1';
export const now = 1_700_000_000_000;

/**
 * A scope whose feed talks to a server that the test writes down. Records connections, frames that the feed sends, and
 * snapshots that it asks for.
 */
export function setup() {
  const links: { request: ConnectionRequest; sent: UpFrame[]; isClosed: boolean }[] = [];
  const asked: SnapshotRequest[] = [];
  const heard: FeedChange[] = [];
  const user: unknown[] = [];
  let answer: (request: SnapshotRequest) => Promise<Snapshot> = ({ topic }) => Promise.resolve(snapshot(topic, 0));

  const kept = new Map<string, Snapshot>();

  const scope = fork({
    handlers: [
      [
        openConnectionFx,
        (request: ConnectionRequest) => {
          const link = { request, sent: [] as UpFrame[], isClosed: false };
          links.push(link);
          return { send: (frame: UpFrame) => link.sent.push(frame), close: () => (link.isClosed = true) };
        },
      ],
      [
        requestSnapshotFx,
        (request: SnapshotRequest) => {
          asked.push(request);
          return answer(request);
        },
      ],
      [readKeptFx, ({ topic }: SnapshotRequest) => kept.get(topic) ?? Promise.reject(new Error('Nothing is kept'))],
    ],
  });
  const fire = <T>(unit: EventCallable<T>, params: T) => void allSettled(unit, { scope, params } as never);
  const tell = (...frames: object[]) => fire(messageReceived, JSON.stringify(frames));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  createWatch({ unit: feedChanged, scope, fn: (changes) => heard.push(...changes) });
  createWatch({ unit: userEventReceived, scope, fn: (event) => user.push(['userEventReceived', event]) });
  createWatch({ unit: userFeedReset, scope, fn: () => user.push('userFeedReset') });
  const start = async () => {
    fire(feedStarted, { language: 'en', transport: null });
    tell({ t: 'hello', streamId: 's', epoch: 'a', heartbeatMs: 5000 });
    await pass(0);
  };
  return {
    scope,
    links,
    asked,
    fire,
    tell,
    pass,
    start,
    /** The prices that reached the entities, and the snapshots between them. */
    told: () =>
      heard.map((change) => {
        if (change.kind !== 'ops') return change.kind;
        const [op] = change.ops;
        return op?.op === 'odds' ? op.values[1] : op?.op;
      }),
    user,
    /** What an earlier visit left in the browser. */
    keep: (left: Snapshot) => void kept.set(left.topic, left),
    answerBy: (next: typeof answer) => {
      answer = next;
    },
    link: () => {
      const last = links.at(-1);
      if (!last) throw new Error('No connection has been opened.');
      return last;
    },
    state: () => scope.getState($feedState),
  };
}

export const snapshot = (topic: string, seq: number, epoch = 'a', entities: FeedEntities = {}): Snapshot => ({
  topic,
  epoch,
  seq,
  ts: now,
  entities,
});
export const price = (seq: number, topic = list, epoch = 'a') => ({
  t: 'delta',
  topic,
  epoch,
  seq,
  ts: now + seq,
  ops: [{ op: 'odds', values: [1, seq] }],
});
