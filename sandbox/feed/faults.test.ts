import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createFeedHub } from './hub.ts';
import type { FeedHub } from './types.ts';
import { listen, marketId, smallWorld } from './world.testing.ts';

let feed: FeedHub;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  feed = createFeedHub({ now: Date.now, ...smallWorld() });
});
afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

const beat = () => vi.advanceTimersByTime(100);

describe('the player', () => {
  test('a push reaches every connection of the player and nobody else', () => {
    const [mine, second, other, visitor] = [7, 7, 8, null].map((userId) => listen(feed, { userId }));
    for (const client of [mine, second, other, visitor]) client!.stream.subscribe([{ topic: 'user' }]);
    const event = { op: 'put', kind: 'session', id: 7, value: { isOpen: false, reason: 'elsewhere' } } as const;
    feed.publishUser(7, () => event);
    beat();
    expect([mine, second, other, visitor].map((client) => client!.of('delta').length)).toEqual([1, 1, 0, 0]);
    expect(mine!.of('delta')[0]).toMatchObject({ topic: 'user', ops: [event] });
  });

  test('a push comes to each connection in its own language, of several for one thing the last', () => {
    const [english, arabic] = ['en', 'ar'].map((lng) => listen(feed, { userId: 7, lng }));
    for (const client of [english, arabic]) client!.stream.subscribe([{ topic: 'user' }]);
    const said = (time: string) => (lng: string) =>
      ({ op: 'put', kind: 'session', id: 7, value: { isOpen: true, reason: `${time} ${lng}` } }) as const;
    feed.publishUser(7, said('first'));
    feed.publishUser(7, said('last'));
    beat();
    expect([english, arabic].map((client) => client!.of('delta'))).toMatchObject([
      [{ ops: [said('last')('en')] }],
      [{ ops: [said('last')('ar')] }],
    ]);
  });
});

describe('faults', () => {
  test('gap: one delta is lost, the next one shows it', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }]);
    feed.fault({ do: 'gap', topic: 'list:live:1' });
    for (const milli of [1600, 1700]) {
      feed.apply([{ op: 'odds', values: [marketId(1, 1), milli] }]);
      beat();
    }
    expect(client.of('delta').map(({ seq }) => seq)).toEqual([2]);
  });

  test('epoch: everybody starts anew', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }]);
    beat();
    const before = feed.epoch();
    feed.fault({ do: 'epoch' });
    beat();
    expect(client.of('reset')).toEqual([{ t: 'reset', topic: 'list:live:1', reason: 'epoch' }]);
    expect(feed.epoch()).not.toBe(before);
    expect(feed.snapshot('list:live:1', 'en')).toMatchObject({ epoch: feed.epoch(), seq: 0 });
  });

  test('silence: not a word for so long, then all of it', () => {
    const client = listen(feed);
    client.stream.subscribe([{ topic: 'list:live:1' }]);
    beat();
    feed.fault({ do: 'silence', ms: 13_000 });
    feed.apply([{ op: 'odds', values: [marketId(1, 1), 1600] }]);
    vi.advanceTimersByTime(12_900);
    expect(client.messages).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(client.of('delta')).toHaveLength(1);
  });

  test('cut: connections break and new ones wait', () => {
    const client = listen(feed);
    feed.fault({ do: 'cut', ms: 5000 });
    expect(client.state.isCut).toBe(true);
    expect(feed.isCut()).toBe(true);
    vi.advanceTimersByTime(5001);
    expect(feed.isCut()).toBe(false);
  });
});
