import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Game, Market } from '@contracts/feed';
import { game, market } from '@contracts/feed.testing';
import type { FeedOp } from '@contracts/frames';

import type { FeedChange } from '@/shared/feed';

import { createBook } from './book';
import { infoOfMarket, infoOfMatch } from './entities';
import { createMirror } from './mirror';

const gameId = fc.integer({ min: 1, max: 3 });
const marketOf = (id: number, index: number) => id * 10 + index;
const op: fc.Arbitrary<FeedOp> = fc.oneof(
  fc
    .array(fc.tuple(gameId, fc.nat(2), fc.integer({ min: 1000, max: 1010 })), { maxLength: 3 })
    .map((all): FeedOp => ({ op: 'odds', values: all.flatMap(([id, index, milli]) => [marketOf(id, index), milli]) })),
  fc.tuple(gameId, fc.boolean()).map(([id, isFinished]): FeedOp => ({
    op: 'put',
    kind: 'game',
    id,
    value: game(id, { isFinished, clockRate: 0 }),
  })),
  fc.tuple(gameId, fc.nat(2)).map(([id, index]): FeedOp => ({
    op: 'put',
    kind: 'market',
    id: marketOf(id, index),
    value: market(marketOf(id, index), id, 1.5),
  })),
  fc.tuple(gameId, fc.nat(9)).map(([id, goals]): FeedOp => ({
    op: 'patch',
    kind: 'game',
    id,
    value: { score: { full: [String(goals), '0'], periods: [], text: '' } },
  })),
  fc
    .tuple(gameId, fc.option(fc.integer({ min: 1, max: 2 })))
    .map(([id, period]): FeedOp => ({ op: 'patch', kind: 'game', id, value: { period } })),
  fc.tuple(gameId, fc.nat(2), fc.boolean()).map(([id, index, isBlocked]): FeedOp => ({
    op: 'patch',
    kind: 'market',
    id: marketOf(id, index),
    value: { isBlocked },
  })),
  gameId.map((id): FeedOp => ({ op: 'del', kind: 'game', id })),
  fc.tuple(gameId, fc.nat(2)).map(([id, index]): FeedOp => ({ op: 'del', kind: 'market', id: marketOf(id, index) })),
);

/** The server's data as plain objects: whole entities by id. A market needs its match. */
function createServer() {
  const matches = new Map<number, Game>();
  const markets = new Map<number, Market>();
  return {
    snapshot: () => ({ games: [...matches.values()], markets: [...markets.values()] }),
    apply: (each: FeedOp): void => {
      if (each.op === 'odds') {
        for (let index = 0; index < each.values.length; index += 2) {
          const known = markets.get(each.values[index]!);
          if (known) markets.set(known.id, { ...known, coef: each.values[index + 1]! / 1000 });
        }
      } else if (each.op === 'del' && each.kind === 'game') {
        matches.delete(each.id);
        for (const one of markets.values()) if (one.gameId === each.id) markets.delete(one.id);
      } else if (each.op === 'del') markets.delete(each.id);
      else if (each.op === 'put' && each.kind === 'game') matches.set(each.id, each.value);
      else if (each.op === 'put' && each.kind === 'market') markets.set(each.id, each.value);
      else if (each.op === 'patch') {
        const known = each.kind === 'game' ? matches.get(each.id) : markets.get(each.id);
        if (!known) return;
        const next: Record<string, unknown> = { ...known, ...each.value };
        if (next.period === null) delete next.period;
        if (each.kind === 'game') matches.set(each.id, next as Game);
        else markets.set(each.id, next as Market);
      }
    },
  };
}

function createClient() {
  const book = createBook(() => 0);
  const mirror = createMirror(book);
  let matches: ReadonlyMap<number, ReturnType<typeof infoOfMatch>> = new Map();
  let markets: ReadonlyMap<number, readonly ReturnType<typeof infoOfMarket>[]> = new Map();
  return {
    book,
    mirror,
    apply: (changes: FeedChange[]): void => {
      const change = mirror.apply(changes);
      matches = change.matches ?? matches;
      markets = change.marketsByMatch ?? markets;
    },
    state: () => ({
      games: [...matches.values()]
        .sort((a, b) => a.id - b.id)
        .map((each) => ({ ...each, play: { ...book.playOf(each.id), at: 0 } })),
      markets: [...markets.values()]
        .flat()
        .sort((a, b) => a.id - b.id)
        .map((each) => ({ ...each, milli: book.priceOf(each.id) })),
    }),
  };
}

test('[ODDS-05] snapshot S and the operations up to T show what snapshot T shows, whatever was shown before', () => {
  fc.assert(
    fc.property(fc.array(op, { maxLength: 15 }), fc.array(op, { maxLength: 15 }), fc.nat(4), (before, after, split) => {
      const server = createServer();
      before.forEach(server.apply);
      const client = createClient();
      // Nothing of an earlier state may show through.
      client.apply([
        {
          kind: 'snapshot',
          topic: 'list',
          ts: 0,
          entities: { games: [game(1), game(9)], markets: [market(19, 1, 3), market(91, 9, 3)] },
        },
      ]);
      client.apply([{ kind: 'snapshot', topic: 'list', ts: 0, entities: server.snapshot() }]);
      after.forEach(server.apply);
      for (let index = 0; index < after.length; index += split + 1) {
        client.apply([{ kind: 'ops', topic: 'list', ts: 0, ops: after.slice(index, index + split + 1) }]);
      }
      client.book.flush();

      const fresh = createClient();
      fresh.apply([{ kind: 'snapshot', topic: 'list', ts: 0, entities: server.snapshot() }]);
      expect(client.state()).toEqual(fresh.state());

      client.apply([{ kind: 'left', topic: 'list' }]);
      expect([client.mirror.size(), client.book.size()]).toEqual([0, { prices: 0, plays: 0, moves: 0, cells: 0 }]);
    }),
    { numRuns: 300 },
  );
});

test('an entity stays until the last of its topics lets it go', () => {
  const client = createClient();
  const entities = { games: [game(1)], markets: [market(11, 1, 1.5)] };
  client.apply([
    { kind: 'snapshot', topic: 'list', ts: 0, entities },
    { kind: 'snapshot', topic: 'coupon:11', ts: 0, entities },
  ]);
  client.apply([{ kind: 'ops', topic: 'list', ts: 0, ops: [{ op: 'del', kind: 'game', id: 1 }] }]);
  expect(client.state().markets).toHaveLength(1);
  client.apply([{ kind: 'left', topic: 'coupon:11' }]);
  expect([client.state(), client.mirror.size()]).toEqual([{ games: [], markets: [] }, 1]);
});

test('an unchanged game is the same object after another snapshot: no row renders for it', () => {
  const mirror = createMirror(createBook());
  const change = (id: number, startAt: number): FeedChange => ({
    kind: 'snapshot',
    topic: 'list',
    ts: 0,
    entities: { games: [game(1), game(id, { startAt })] },
  });
  const first = mirror.apply([change(2, 1)]).matches;
  const second = mirror.apply([change(2, 2)]).matches;
  expect(second?.get(1)).toBe(first?.get(1));
  expect(second?.get(2)).not.toBe(first?.get(2));
});

test('prices, scores and the clock replace no map', () => {
  const mirror = createMirror(createBook());
  mirror.apply([
    { kind: 'snapshot', topic: 'list', ts: 0, entities: { games: [game(1)], markets: [market(11, 1, 1.5)] } },
  ]);
  const ops: FeedOp[] = [
    { op: 'odds', values: [11, 1600] },
    {
      op: 'patch',
      kind: 'game',
      id: 1,
      value: { elapsed: 700, score: { full: ['1', '0'], periods: [], text: '1:0' } },
    },
  ];
  expect(mirror.apply([{ kind: 'ops', topic: 'list', ts: 0, ops }])).toMatchObject({
    matches: null,
    marketsByMatch: null,
    needsFrame: false,
  });
});

test('a list does not take from a game what its own page knows', () => {
  const client = createClient();
  const incidents = [{ id: 1, kind: 'goal' as const, minute: 3 }];
  client.apply([{ kind: 'snapshot', topic: 'game:1', ts: 0, entities: { games: [game(1, { incidents })] } }]);
  client.apply([{ kind: 'snapshot', topic: 'list', ts: 0, entities: { games: [game(1)] } }]);
  expect(client.state().games[0]?.incidents).toEqual(incidents);
});
