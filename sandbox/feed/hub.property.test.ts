import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { FeedOp } from '../../contracts/feed.ts';
import { Delta, Snapshot } from '../../contracts/feed.ts';
import type { DomainOp } from '../simulator/types.ts';
import { champ, game, listen, market, marketId, smallWorld, sport } from './fixture.ts';
import { createFeedHub } from './hub.ts';
import { createReplica, stateOf } from './replica.ts';

const gameId = fc.integer({ min: 1, max: 5 });
const typeId = fc.integer({ min: 1, max: 3 });
const milli = fc.constantFrom(0, 1100, 1500, 2000, 9000);
const zone = fc.constantFrom('line' as const, 'live' as const);

const gameOp = fc
  .record({
    id: gameId,
    zone,
    isFinished: fc.boolean(),
    goals: fc.nat(3),
    sportId: fc.constantFrom(1, 2),
    hasPeriod: fc.boolean(),
  })
  .map(({ id, goals, hasPeriod, ...part }): DomainOp => {
    const score = { full: [String(goals), '0'] as [string, string], periods: [], text: `${String(goals)}:0` };
    const value = game(id, { ...part, score, ...(hasPeriod ? { period: 1 } : {}) });
    return { op: 'put', kind: 'game', id, value };
  });
const marketOp = fc
  .record({ id: gameId, typeId, milli, isMain: fc.boolean() })
  .map(({ id, typeId: type, milli: price, isMain }): DomainOp => {
    const value = market(id, type, price, { isMain });
    return { op: 'put', kind: 'market', id: value.id, value };
  });
const oddsOp = fc
  .array(fc.tuple(gameId, typeId, milli), { minLength: 1, maxLength: 4 })
  .map((all): DomainOp => ({ op: 'odds', values: all.flatMap(([id, type, price]) => [marketId(id, type), price]) }));
const blockOp = fc
  .tuple(gameId, typeId, fc.boolean())
  .map(([id, type, isBlocked]): DomainOp => ({
    op: 'patch',
    kind: 'market',
    id: marketId(id, type),
    value: { isBlocked },
  }));
const delOp = fc.oneof(
  gameId.map((id): DomainOp => ({ op: 'del', kind: 'game', id })),
  fc.tuple(gameId, typeId).map(([id, type]): DomainOp => ({ op: 'del', kind: 'market', id: marketId(id, type) })),
);
const countOp = fc.oneof(
  fc
    .tuple(fc.constantFrom(1, 2), fc.nat(2))
    .map(([id, live]): DomainOp => ({ op: 'put', kind: 'sport', id, value: sport(id, live) })),
  fc
    .tuple(fc.constantFrom(1, 2), fc.nat(2))
    .map(([id, live]): DomainOp => ({ op: 'put', kind: 'champ', id, value: champ(id, 1, live) })),
);
const op = fc.oneof(oddsOp, oddsOp, gameOp, marketOp, blockOp, delOp, countOp);
/** Ticks of the simulator; between two of them batches may be sent. */
const ticks = fc.array(fc.record({ ops: fc.array(op, { maxLength: 4 }), isSent: fc.boolean() }), { maxLength: 25 });
const topics = [
  'sports:live',
  'list:live:1',
  'list:line:1',
  'list:live:1:1',
  'top:live',
  'game:1',
  `coupon:${String(marketId(1, 1))}.${String(marketId(2, 3))}`,
];

test('[ODDS-05] a snapshot and the deltas that follow it are the later snapshot, from any moment, for every topic', () => {
  fc.assert(
    fc.property(ticks, fc.nat(25), fc.nat(25), (all, askedAt, joinedAt) => {
      const feed = createFeedHub({ now: () => 1000, entities: smallWorld() });
      const client = listen(feed);
      const replicas = new Map<string, { seq: number; replica: ReturnType<typeof createReplica> }>();
      const ask = () => {
        for (const topic of topics) {
          const snapshot = Snapshot.parse(feed.snapshot(topic, 'en'));
          replicas.set(topic, { seq: snapshot.seq, replica: createReplica(snapshot) });
        }
      };
      // The snapshot comes first; the stream is opened with its numbers, at once or some deltas later.
      const join = () => client.stream.subscribe([...replicas].map(([topic, { seq }]) => ({ topic, seq })));
      const firstAsk = Math.min(askedAt, all.length);
      const game1 = all.slice(0, firstAsk).some(({ ops }) => ops.some((each) => each.op === 'del' && each.id === 1));
      if (game1) return;
      all.forEach(({ ops, isSent }, index) => {
        if (index === firstAsk) ask();
        if (index === firstAsk + joinedAt) join();
        feed.apply(ops);
        if (isSent) feed.flush();
      });
      if (replicas.size === 0) ask();
      if (firstAsk + joinedAt >= all.length) join();
      feed.flush();

      for (const frame of client.of('delta')) {
        const { topic, seq, ops } = Delta.parse(frame);
        const known = replicas.get(topic)!;
        expect(seq).toBe(known.seq + 1);
        known.seq = seq;
        for (const each of ops as FeedOp[]) known.replica.apply(each);
      }
      for (const [topic, { seq, replica }] of replicas) {
        const later = createFeedSnapshot(feed, topic);
        if (later === null) continue;
        expect({ topic, seq, state: replica.state() }).toEqual({
          topic,
          seq: later.seq,
          state: stateOf(later.entities),
        });
      }
      feed.stop();
    }),
    { numRuns: 300 },
  );
});

const createFeedSnapshot = (feed: ReturnType<typeof createFeedHub>, topic: string) => feed.snapshot(topic, 'en');
