import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Snapshot } from '../../contracts/feed.ts';
import { Delta } from '../../contracts/frames.ts';
import type { DomainOp } from '../../simulator/index.ts';
import { createFeedHub } from './hub.ts';
import { createReplica, stateOf } from './replica.ts';
import { champ, listen, market, marketId, match, smallWorld, sport } from './world.testing.ts';

const gameId = fc.integer({ min: 1, max: 5 });
const typeId = fc.integer({ min: 1, max: 3 });
const milli = fc.constantFrom(0, 1100, 1500, 2000, 9000);
const zone = fc.constantFrom('line' as const, 'live' as const);

const matchOp = fc
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
    const value = match(id, { ...part, score, ...(hasPeriod ? { period: 1 } : {}) });
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
const blockOp = fc.tuple(gameId, typeId, fc.boolean()).map(([id, type, isBlocked]): DomainOp => ({
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
const op = fc.oneof(oddsOp, oddsOp, matchOp, marketOp, blockOp, delOp, countOp);
/** Ticks of the simulator. After each of them the hub may send a batch. */
const ticksOf = (minLength: number) =>
  fc.array(fc.record({ ops: fc.array(op, { minLength: 1, maxLength: 6 }), isSent: fc.boolean() }), {
    minLength,
    maxLength: 12,
  });
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
  let deltas = 0;
  fc.assert(
    fc.property(ticksOf(0), ticksOf(0), ticksOf(2), (before, between, after) => {
      const feed = createFeedHub({ now: () => 1000, ...smallWorld() });
      const client = listen(feed);
      const play = (ticks: typeof before) => {
        for (const { ops, isSent } of ticks) {
          feed.apply(ops);
          if (isSent) feed.flush();
        }
      };
      play(before);
      // The snapshot is made first; the stream opens with its number some deltas later.
      const replicas = new Map(
        topics.flatMap((topic) => {
          const answer = feed.snapshot(topic, 'en');
          if (answer === null) return [];
          const snapshot = Snapshot.parse(answer);
          const known = { seq: snapshot.seq, replica: createReplica(snapshot) };
          return [[topic, known] as [string, typeof known]];
        }),
      );
      play(between);
      client.stream.subscribe([...replicas].map(([topic, { seq }]) => ({ topic, seq })));
      play(after);
      feed.flush();

      for (const frame of client.of('delta')) {
        const { topic, seq, ops } = Delta.parse(frame);
        const known = replicas.get(topic)!;
        expect(seq).toBe(known.seq + 1);
        known.seq = seq;
        deltas += 1;
        for (const each of ops) known.replica.apply(each);
      }
      for (const [topic, { seq, replica }] of replicas) {
        const later = feed.snapshot(topic, 'en')!;
        expect({ topic, seq, state: replica.state() }).toEqual({
          topic,
          seq: later.seq,
          state: stateOf(later.entities),
        });
      }
      feed.stop();
    }),
    { numRuns: 200 },
  );
  expect(deltas).toBeGreaterThan(2000);
});
