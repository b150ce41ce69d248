/** The messages that tell a connection of changes, and how a returning connection resumes. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createFeedHub } from './hub.ts';
import type { FeedHub } from './types.ts';
import { listen, marketId, match, smallWorld } from './world.testing.ts';

let feed: FeedHub;
const now = 1_700_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
  feed = createFeedHub({ now: Date.now, ...smallWorld() });
});
afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

const beat = () => vi.advanceTimersByTime(100);
const ids = (list: readonly { id: number }[] | undefined) => (list ?? []).map(({ id }) => id);

describe('batches', () => {
  test('[ODDS-05] numbers rise by one a delta; of several prices of an outcome the last one is told', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }]);
    beat();
    const id = marketId(1, 1);
    feed.apply([{ op: 'odds', values: [id, 1600] }]);
    feed.apply([{ op: 'odds', values: [id, 1700] }]);
    beat();
    feed.apply([{ op: 'odds', values: [id, 1800] }]);
    beat();
    beat();
    expect(client.of('delta').map(({ seq, ops }) => [seq, ops])).toEqual([
      [1, [{ op: 'odds', values: [id, 1700] }]],
      [2, [{ op: 'odds', values: [id, 1800] }]],
    ]);
  });

  test('a connection gets one message a batch, whatever its topics', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }, { topic: 'game:1' }, { topic: 'top:live' }]);
    beat();
    feed.apply([{ op: 'odds', values: [marketId(1, 1), 1600] }]);
    beat();
    expect(client.messages).toHaveLength(2);
    expect(client.messages[1]!.map(({ topic }) => topic)).toEqual(['list:live:1', 'game:1', 'top:live']);
  });

  test('an outcome that is not main changes its game and no list', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }, { topic: 'game:1' }]);
    feed.apply([{ op: 'odds', values: [marketId(1, 3), 9000] }]);
    beat();
    expect(client.of('delta').map(({ topic }) => topic)).toEqual(['game:1']);
  });

  test('[ODDS-11] a suspension is a patch of the outcome', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }]);
    const id = marketId(1, 1);
    feed.apply([{ op: 'patch', kind: 'market', id, value: { isBlocked: true } }]);
    beat();
    expect(client.of('delta')[0]?.ops).toEqual([{ op: 'patch', kind: 'market', id, value: { isBlocked: true } }]);
    const { entities } = feed.snapshot('game:1', 'en')!;
    expect(entities.markets?.find((each) => each.id === id)).toMatchObject({ isBlocked: true, coef: 1.5 });
  });

  test('[ODDS-07] a goal is a patch of what changed; a finished game leaves the list, not its own page', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }]);
    const score = { full: ['1', '0'] as [string, string], periods: [], text: '1:0' };
    feed.apply([{ op: 'put', kind: 'game', id: 1, value: match(1, { score }) }]);
    beat();
    feed.apply([{ op: 'put', kind: 'game', id: 1, value: match(1, { score, status: 4, isFinished: true }) }]);
    beat();
    expect(client.of('delta').map(({ ops }) => ops)).toEqual([
      [{ op: 'patch', kind: 'game', id: 1, value: { score } }],
      [{ op: 'del', kind: 'game', id: 1 }],
    ]);
    expect(ids(feed.snapshot('list:live:1', 'en')?.entities.games)).toEqual([2]);
    expect(feed.snapshot('game:1', 'en')?.entities.games?.[0]).toMatchObject({ isFinished: true });
  });

  test('[ODDS-07] a game that starts goes from the line to live with its outcomes', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }, { topic: 'list:line:1' }]);
    feed.apply([{ op: 'put', kind: 'game', id: 3, value: match(3) }]);
    beat();
    const [live, line] = client.of('delta').map(({ ops }) => ops as { op: string; kind: string; id: number }[]);
    expect(live?.map(({ op, kind, id }) => [op, kind, id])).toEqual([
      ['put', 'game', 3],
      ['put', 'market', marketId(3, 1)],
      ['put', 'market', marketId(3, 2)],
    ]);
    expect(line).toEqual([{ op: 'del', kind: 'game', id: 3 }]);
  });

  test('the clock of a snapshot is that of its moment, not that of the last change', () => {
    feed.apply([{ op: 'put', kind: 'game', id: 1, value: match(1, { clockRate: 10 }) }]);
    vi.advanceTimersByTime(6000);
    expect(feed.snapshot('game:1', 'en')?.entities.games?.[0]?.elapsed).toBe(660);
  });
});

describe('going on', () => {
  const price = (milli: number) => {
    feed.apply([{ op: 'odds', values: [marketId(1, 1), milli] }]);
    beat();
  };

  test('[ODDS-05] a client that names its last number gets what it missed, and the moment', () => {
    const { seq } = feed.snapshot('list:live:1', 'en')!;
    price(1600);
    price(1700);
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1', seq }]);
    beat();
    expect(client.of('delta').map((frame) => frame.seq)).toEqual([seq + 1, seq + 2]);
    expect(client.of('ping')).toHaveLength(1);
  });

  test('a number that the history does not reach is a gap', () => {
    feed.snapshot('list:live:1', 'en');
    for (let index = 0; index < 2100; index += 1) price(1600 + (index % 2));
    const client = listen(feed);
    client.stream.subscribe([
      { topic: 'list:live:1', seq: 3 },
      { topic: 'game:1', seq: 99 },
    ]);
    beat();
    expect(client.of('reset')).toEqual([
      { t: 'reset', topic: 'list:live:1', reason: 'gap' },
      { t: 'reset', topic: 'game:1', reason: 'gap' },
    ]);
  });

  test('at least a thousand deltas are kept', () => {
    const { seq } = feed.snapshot('list:live:1', 'en')!;
    for (let index = 0; index < 1000; index += 1) price(1600 + (index % 2));
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1', seq }]);
    beat();
    expect(client.of('delta')).toHaveLength(1000);
  });

  test('numbers of another epoch are a reset', () => {
    feed.snapshot('list:live:1', 'en');
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1', seq: 0 }], 'of the server before');
    beat();
    expect(client.of('reset')).toEqual([{ t: 'reset', topic: 'list:live:1', reason: 'epoch' }]);
  });

  test('a topic that was forgotten does not fit old numbers by chance', () => {
    price(1);
    const { seq } = feed.snapshot('list:live:1', 'en')!;
    price(1600);
    vi.advanceTimersByTime(200_000);
    price(1700);
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1', seq: seq + 1 }]);
    beat();
    expect(client.of('reset')).toHaveLength(1);
  });

  test('a client that does not read is reset once it reads again, and costs no memory meanwhile', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }]);
    beat();
    client.state.buffered = 2_000_000;
    price(1600);
    price(1700);
    expect(client.of('delta')).toEqual([]);
    client.state.buffered = 0;
    beat();
    expect(client.of('reset')).toEqual([{ t: 'reset', topic: 'list:live:1', reason: 'overflow' }]);
  });

  test('hello comes first, a ping at least every 5 s', () => {
    const client = listen(feed);
    vi.advanceTimersByTime(20_100);
    expect(client.frames()[0]).toMatchObject({ t: 'hello', heartbeatMs: 5000, epoch: feed.epoch() });
    expect(client.of('ping').length).toBeGreaterThanOrEqual(4);
  });
});
