import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Snapshot } from '@contracts/feed';
import type { Delta } from '@contracts/frames';

import { waitingMax } from './config';
import type { FeedChange, TopicState, TopicStep } from './topic-state';
import { newTopic, receiveDelta, receiveReset, receiveSnapshot } from './topic-state';

const topic = 'list:live:1';
const delta = (seq: number, epoch = 'a'): Delta => ({
  t: 'delta',
  topic,
  epoch,
  seq,
  ts: seq,
  ops: [{ op: 'odds', values: [1, seq] }],
});
const snapshot = (seq: number, epoch = 'a'): Snapshot => ({ topic, epoch, seq, ts: seq, entities: {} });
const live = (have: number): TopicState => ({ ...newTopic, users: 1, epoch: 'a', have });
const fetching = (waiting: Delta[] = []): TopicState => ({ ...newTopic, users: 1, ticket: 1, waiting });
const seqs = ({ changes }: TopicStep) => changes.flatMap((change) => (change.kind === 'ops' ? [change.ts] : []));

describe('a delta', () => {
  test('that is the next one is applied', () => {
    const step = receiveDelta(live(4), delta(5));
    expect([step.topic.have, seqs(step), step.needsSnapshot]).toEqual([5, [5], false]);
  });
  test.each([1, 4])('that is known is ignored: %i of 4', (seq) => {
    const step = receiveDelta(live(4), delta(seq));
    expect([step.topic.have, seqs(step), step.needsSnapshot]).toEqual([4, [], false]);
  });
  test.each([
    ['a number is missing', delta(6)],
    ['another epoch', delta(5, 'b')],
    ['another epoch with a low number', delta(1, 'b')],
  ])('[ODDS-05] is kept and a snapshot wanted: %s', (_, next) => {
    const step = receiveDelta(live(4), next);
    expect([step.topic.waiting, seqs(step), step.needsSnapshot]).toEqual([[next], [], true]);
  });
  test('waits while a snapshot is under way, at most 500 of them', () => {
    let state = fetching();
    for (let seq = 1; seq <= waitingMax; seq += 1) state = receiveDelta(state, delta(seq)).topic;
    expect(state.waiting).toHaveLength(waitingMax);
    expect(receiveDelta(state, delta(waitingMax + 1)).topic.waiting).toEqual([]);
  });
});

describe('a snapshot', () => {
  test('drops what it covers and goes on with the rest', () => {
    const step = receiveSnapshot(fetching([delta(2), delta(3), delta(4)]), snapshot(3));
    expect([step.topic.have, step.topic.ticket, seqs(step), step.needsSnapshot]).toEqual([4, null, [4], false]);
  });
  test('that does not reach the waiting deltas is followed by another one', () => {
    const step = receiveSnapshot(fetching([delta(6)]), snapshot(3));
    expect([step.topic.have, seqs(step), step.needsSnapshot]).toEqual([3, [], true]);
  });
  test('of an older epoch than the stream is followed by another one', () => {
    expect(receiveSnapshot(fetching([delta(1, 'b')]), snapshot(3)).needsSnapshot).toBe(true);
  });
  test('that was under way when the history was lost is followed by another one', () => {
    const { topic: state, needsSnapshot } = receiveReset(fetching([delta(2)]));
    expect(needsSnapshot).toBe(false);
    expect(receiveSnapshot(state, snapshot(3)).needsSnapshot).toBe(true);
  });
});

/** The value that a client shows, from the changes in order: the snapshot's number or the last delta's. */
const shown = (changes: readonly FeedChange[]) => changes.reduce((_, change) => ('ts' in change ? change.ts : 0), 0);

test('[ODDS-05] any order of snapshot and stream, with losses and repeats, ends in the state of the server', () => {
  const events = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('delta' as const), isLost: fc.boolean(), isTwice: fc.boolean() }),
      fc.record({ kind: fc.constant('answer' as const) }),
      fc.record({ kind: fc.constant('restart' as const) }),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(events, (all) => {
      let server = { seq: 0, epoch: 0 };
      let state = fetching();
      /**
       * The content of the requested snapshot: the state of the server at the request, or somewhat later.
       */
      let changes: FeedChange[] = [];
      const take = (step: TopicStep) => {
        state = step.needsSnapshot ? { ...step.topic, ticket: 1 } : step.topic;
        changes = [...changes, ...step.changes];
      };
      const tell = () => take(receiveDelta(state, delta(server.seq, String(server.epoch))));
      const answer = () => {
        if (state.ticket !== null) take(receiveSnapshot(state, snapshot(server.seq, String(server.epoch))));
      };
      for (const event of all) {
        if (event.kind === 'answer') answer();
        else if (event.kind === 'restart') server = { seq: 0, epoch: server.epoch + 1 };
        else {
          server.seq += 1;
          if (!event.isLost) tell();
          if (event.isTwice && !event.isLost) tell();
        }
      }
      // The stream falls quiet: the server sends one more delta, and the snapshots that are still wanted.
      server.seq += 1;
      tell();
      for (let round = 0; round < 3; round += 1) answer();
      expect({ have: state.have, shown: shown(changes), isOpen: state.ticket === null }).toEqual({
        have: server.seq,
        shown: server.seq,
        isOpen: true,
      });
    }),
    { numRuns: 500 },
  );
});
