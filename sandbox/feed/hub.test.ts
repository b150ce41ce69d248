import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createFeedHub } from './hub.ts';
import type { FeedHub } from './types.ts';
import { champ, listen, market, marketId, match, smallWorld, sport } from './world.testing.ts';

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

const ids = (list: readonly { id: number }[] | undefined) => (list ?? []).map(({ id }) => id);

describe('topics', () => {
  test('[ODDS-05] a list holds the games of its zone and sport, with their main outcomes alone', () => {
    feed.apply([{ op: 'put', kind: 'game', id: 9, value: match(9, { sportId: 2 }) }]);
    const { entities } = feed.snapshot('list:live:1', 'en')!;
    expect(ids(entities.games)).toEqual([1, 2]);
    expect(entities.markets?.every(({ isMain }) => isMain)).toBe(true);
    expect(entities.markets).toHaveLength(4);
    expect(entities.games?.[0]).not.toHaveProperty('incidents');
  });

  test('[ASIA-01] a list of the Asian view holds the same games, with all lines of handicap, total and result', () => {
    feed.apply([{ op: 'put', kind: 'market', id: marketId(1, 4), value: market(1, 4, 2000, { groupId: 4 }) }]);
    const { entities } = feed.snapshot('asian:live:1', 'en')!;
    expect(ids(entities.games)).toEqual([1, 2]);
    expect(ids(entities.markets)).toEqual([1, 2].flatMap((id) => [1, 2, 3].map((type) => marketId(id, type))));
    expect(ids(feed.snapshot('list:live:1', 'en')?.entities.markets)).toHaveLength(4);
  });

  test('[ASIA-01] what is to come stands in the Asian view day by day, and live games together', () => {
    const day = 86_400;
    const coming = (id: number, startAt: number) => match(id, { zone: 'line', status: 0, startAt });
    for (const value of [coming(7, 5 * day), coming(8, 6 * day - 1), coming(9, 6 * day)])
      feed.apply([{ op: 'put', kind: 'game', id: value.id, value }]);
    expect(ids(feed.snapshot('asian:line:1:5', 'en')?.entities.games)).toEqual([7, 8]);
    expect(ids(feed.snapshot('asian:line:1:6', 'en')?.entities.games)).toEqual([9]);
    for (const topic of ['asian:line:1', 'asian:live:1:5', 'asian:line:1:x', 'asian:line:99:5', 'asian:both:1'])
      expect(feed.snapshot(topic, 'en')).toBeNull();
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
    feed.apply([{ op: 'put', kind: 'game', id: 1, value: match(1, { elapsed: 700 }) }]);
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
    feed.apply([{ op: 'put', kind: 'game', id: 3, value: match(3) }]);
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

  test('[ODDS-15] a list has its own prices made and no others, the page of a game all of them while it is open', () => {
    const list = listen(feed);
    list.stream.subscribe([{ topic: 'list:live:1' }]);
    expect([...world.scopes.values()]).toEqual(['main', 'main']);
    const page = listen(feed);
    page.stream.subscribe([{ topic: 'game:1' }]);
    expect(Object.fromEntries(world.scopes)).toEqual({ 1: 'whole', 2: 'main' });
    expect(ids(feed.snapshot('game:1', 'en')?.entities.markets)).toHaveLength(3);
    page.stream.close();
    vi.advanceTimersByTime(200_000);
    expect(Object.fromEntries(world.scopes)).toEqual({ 1: 'main', 2: 'main' });
    expect(ids(feed.snapshot('list:live:1', 'en')?.entities.markets)).toHaveLength(4);
  });

  test('[ASIA-01] while a list of lines is open, no list that shows less of them takes their prices away', () => {
    const asian = listen(feed);
    asian.stream.subscribe([{ topic: 'asian:live:1' }]);
    const list = listen(feed);
    list.stream.subscribe([{ topic: 'list:live:1' }]);
    vi.advanceTimersByTime(200_000);
    expect([...world.scopes.values()]).toEqual(['lines', 'lines']);
    asian.stream.close();
    vi.advanceTimersByTime(200_000);
    expect([...world.scopes.values()]).toEqual(['main', 'main']);
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

test('[OPS-29] who knocks is refused or let in without a look at the connections that there are', () => {
  let looks = 0;
  const connect = (place: number) =>
    feed.connect({
      ...{ lng: 'en', userId: null, send: () => undefined, bufferedBytes: () => 0, cut: () => undefined },
      holder: {
        get address() {
          looks += 1;
          return `203.0.113.${String(place)}`;
        },
        sessionId: place,
      },
    });
  for (let place = 0; place < 100; place += 1) connect(place);
  looks = 0;
  expect(feed.refusal({ address: '203.0.113.7', sessionId: 7 })).toBeNull();
  expect(looks).toBe(0);
});
