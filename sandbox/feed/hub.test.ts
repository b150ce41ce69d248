import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createFeedHub } from './hub.ts';
import type { FeedHub } from './types.ts';
import { champ, game, listen, market, marketId, smallWorld, sport } from './world.testing.ts';

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

describe('topics', () => {
  test('[ODDS-05] a list holds the games of its zone and sport, with their main outcomes alone', () => {
    feed.apply([{ op: 'put', kind: 'game', id: 9, value: game(9, { sportId: 2 }) }]);
    const { entities } = feed.snapshot('list:live:1', 'en')!;
    expect(ids(entities.games)).toEqual([1, 2]);
    expect(entities.markets?.every(({ isMain }) => isMain)).toBe(true);
    expect(entities.markets).toHaveLength(4);
    expect(entities.games?.[0]).not.toHaveProperty('incidents');
  });

  test('the topic of a game holds all its outcomes and what happened in it', () => {
    const { entities } = feed.snapshot('game:1', 'en')!;
    expect(ids(entities.markets)).toEqual([1, 2, 3].map((type) => marketId(1, type)));
    expect(entities.games?.[0]?.incidents).toEqual([]);
    expect(ids(entities.champs)).toEqual([1]);
  });

  test('the topic of a coupon holds its outcomes, of however many games', () => {
    const { entities } = feed.snapshot(`coupon:${String(marketId(1, 3))}.${String(marketId(3, 1))}`, 'en')!;
    expect(ids(entities.markets)).toEqual([marketId(1, 3), marketId(3, 1)]);
    expect(ids(entities.games)).toEqual([1, 3]);
  });

  test('counts stand in the topic of sports, without games', () => {
    const { entities } = feed.snapshot('sports:live', 'en')!;
    expect(entities.sports?.map(({ live }) => live)).toEqual([1, 1]);
    expect(entities.games).toEqual([]);
  });

  test('names are in the language of the question, and in English beside', () => {
    const { entities } = feed.snapshot('list:live:1', 'ru')!;
    expect(entities.games?.[0]?.opp1).toMatchObject({ name: 'Арсенал', nameEng: 'Arsenal' });
    expect(entities.sports?.[0]).toMatchObject({ name: 'Футбол', nameEng: 'Football' });
  });

  test.each([
    '',
    'list',
    'list:now:1',
    'list:live:x',
    'list:live:1:2:3',
    'list:live:77',
    'list:live:1:77',
    'game:77',
    'coupon:',
    'coupon:1.x',
    `coupon:${'1.'.repeat(50)}1`,
    'secrets:1',
  ])('there is no topic %j', (topic) => {
    expect(feed.snapshot(topic, 'en')).toBeNull();
  });

  test('a visitor has no topic of their own, and asking for it is no error', () => {
    expect(feed.snapshot('user', 'en')).toMatchObject({ seq: 0, entities: {} });
  });
});

describe('prices', () => {
  let world: ReturnType<typeof smallWorld>;
  beforeEach(() => {
    feed.stop();
    world = smallWorld();
    feed = createFeedHub({ now: Date.now, ...world });
  });

  test('[ODDS-15] nothing is priced before somebody asks; a topic has its own games priced and no others', () => {
    feed.apply([{ op: 'put', kind: 'game', id: 1, value: game(1, { elapsed: 700 }) }]);
    feed.snapshot('sports:live', 'en');
    feed.search({ q: 'Arsenal', lng: 'en' });
    expect([...world.watched]).toEqual([]);
    feed.snapshot('game:3', 'en');
    expect([...world.watched]).toEqual([3]);
    feed.snapshot('list:live:1', 'en');
    expect([...world.watched].sort()).toEqual([1, 2, 3]);
  });

  test('[ODDS-15] a game that comes into a list is priced then', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }]);
    expect(world.watched.has(3)).toBe(false);
    feed.apply([{ op: 'put', kind: 'game', id: 3, value: game(3) }]);
    expect(world.watched.has(3)).toBe(true);
  });

  test('[ODDS-15] prices are made while a topic holds the game, and no longer once the last one is forgotten', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'game:1' }]);
    feed.snapshot('list:live:1', 'en');
    vi.advanceTimersByTime(200_000);
    expect([...world.watched]).toEqual([1]);
    client.stream.close();
    vi.advanceTimersByTime(200_000);
    expect([...world.watched]).toEqual([]);
    expect(ids(feed.snapshot('game:1', 'en')?.entities.markets)).toHaveLength(3);
    expect([...world.watched]).toEqual([1]);
  });
});

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
    feed.apply([{ op: 'put', kind: 'game', id: 1, value: game(1, { score }) }]);
    beat();
    feed.apply([{ op: 'put', kind: 'game', id: 1, value: game(1, { score, status: 4, isFinished: true }) }]);
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
    feed.apply([{ op: 'put', kind: 'game', id: 3, value: game(3) }]);
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
    feed.apply([{ op: 'put', kind: 'game', id: 1, value: game(1, { clockRate: 10 }) }]);
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

test('what has left the feed is no longer known', () => {
  expect(ids(feed.snapshot('list:live:1', 'ru')?.entities.games)).toEqual([1, 2]);
  feed.apply([{ op: 'del', kind: 'game', id: 1 }]);
  expect(feed.snapshot('game:1', 'en')).toBeNull();
  const { games, markets } = feed.snapshot('list:live:1', 'ru')!.entities;
  expect(ids(games)).toEqual([2]);
  expect(ids(markets)).toEqual([marketId(2, 1), marketId(2, 2)]);
  expect(markets?.[1]).toMatchObject({ coef: 2.5, groupName: 'Исход' });
  feed.apply([
    { op: 'put', kind: 'champ', id: 1, value: champ(1, 1, 0) },
    { op: 'put', kind: 'sport', id: 1, value: sport(1, 0) },
    { op: 'put', kind: 'market', id: marketId(2, 1), value: market(2, 1, 1111) },
  ]);
  expect(ids(feed.snapshot('sports:live', 'en')?.entities.sports)).toEqual([2]);
  expect(feed.champPart(1, 'en')?.live).toBe(0);
});

test('[HTTP-29] a session holds so many connections at a time, and has a place again once one of them ends', () => {
  const holder = { address: '203.0.113.7', sessionId: 5 };
  const connect = () =>
    feed.connect({
      lng: 'en',
      userId: null,
      holder,
      send: () => undefined,
      bufferedBytes: () => 0,
      cut: () => undefined,
    });
  const streams = Array.from({ length: 30 }, connect);
  expect(feed.refusal(holder)).toBe('many');
  expect(feed.refusal({ ...holder, sessionId: null })).toBeNull();
  streams[0]?.close();
  expect(feed.refusal(holder)).toBeNull();
});
