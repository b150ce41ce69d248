import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Snapshot } from '@contracts/feed';

import { tabHidden, tabShown } from '@/shared/lib/device';

import { connectionGivenUp } from './connection';
import { list, now, price, setup, snapshot } from './server.testing';
import { $isFeedLive, $lastHeard, networkFound, networkLost } from './health';
import { SnapshotError } from './snapshot';
import { $droppedFrames, $phases, messageReceived } from './sync';
import { feedStarted, topicClosed, topicOpened } from './topics';

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a topic', () => {
  test('[ODDS-05] is read whole first, then subscribed from its number on', async () => {
    const { asked, link, fire, start, pass } = setup();
    await start();
    fire(topicOpened, list);
    expect(link().sent).toEqual([]);
    await pass(0);
    expect(asked.map(({ topic, language }) => [topic, language])).toEqual([[list, 'en']]);
    expect(link().sent).toEqual([{ t: 'sub', topics: [{ topic: list, seq: 0 }] }]);
  });

  test('[ODDS-05] a lost delta asks for one snapshot, and ends in the same state', async () => {
    const { asked, fire, tell, start, pass, told, answerBy } = setup();
    await start();
    fire(topicOpened, list);
    await pass(0);
    answerBy(({ topic }) => Promise.resolve(snapshot(topic, 3)));
    tell(price(1));
    tell(price(3));
    tell(price(4));
    expect(asked).toHaveLength(2);
    await pass(0);
    expect(told()).toEqual(['snapshot', 1, 'snapshot', 4]);
    tell(price(4), price(5));
    expect(told().at(-1)).toBe(5);
    expect(asked).toHaveLength(2);
  });

  test('deltas that come before the snapshot are not lost', async () => {
    const { fire, tell, start, pass, told, answerBy } = setup();
    await start();
    let arrive: (value: Snapshot) => void = () => undefined;
    answerBy(() => new Promise((resolve) => (arrive = resolve)));
    fire(topicOpened, list);
    tell(price(8), price(9));
    arrive(snapshot(list, 8));
    await pass(0);
    expect(told()).toEqual(['snapshot', 9]);
  });

  test('is counted: two users subscribe it once, the last to go lets it go after a while', async () => {
    const { asked, link, fire, start, pass } = setup();
    await start();
    fire(topicOpened, list);
    fire(topicOpened, list);
    await pass(0);
    fire(topicClosed, list);
    await pass(5000);
    expect(asked).toHaveLength(1);
    expect(link().sent.filter(({ t }) => t === 'unsub')).toEqual([]);
    fire(topicClosed, list);
    fire(topicOpened, list);
    await pass(5000);
    expect(asked).toHaveLength(1);
    fire(topicClosed, list);
    await pass(5000);
    expect(link().sent.filter(({ t }) => t === 'unsub')).toEqual([{ t: 'unsub', topics: [list] }]);
  });

  test('that does not exist is missing and not asked for again', async () => {
    const { asked, scope, fire, start, pass, answerBy } = setup();
    answerBy(() => Promise.reject(new SnapshotError('missing')));
    await start();
    fire(topicOpened, 'game:1');
    await pass(60_000);
    expect(scope.getState($phases).get('game:1')).toBe('missing');
    expect(asked.filter(({ topic }) => topic === 'game:1')).toHaveLength(1);
  });

  test('whose snapshot fails is asked for after 1, 2 and 4 s, said to have failed, and heals', async () => {
    const { asked, scope, fire, start, pass, answerBy } = setup();
    answerBy(() => Promise.reject(new SnapshotError('failed')));
    await start();
    fire(topicOpened, list);
    await pass(6999);
    expect([asked.length, scope.getState($phases).get(list)]).toEqual([3, undefined]);
    await pass(1);
    expect([asked.length, scope.getState($phases).get(list)]).toEqual([4, 'failed']);
    answerBy(({ topic }) => Promise.resolve(snapshot(topic, 0)));
    await pass(10_000);
    expect(scope.getState($phases).get(list)).toBe('ready');
  });

  test('opened before the feed may run is read once it may', async () => {
    const { asked, fire, start, pass } = setup();
    fire(topicOpened, list);
    await pass(0);
    expect(asked).toEqual([]);
    await start();
    expect(asked.map(({ topic }) => topic)).toEqual([list]);
  });

  test('is read anew in another language, over a new connection', async () => {
    const { asked, links, fire, start, pass } = setup();
    await start();
    fire(topicOpened, list);
    await pass(0);
    fire(feedStarted, { language: 'ar', transport: null });
    await pass(0);
    expect(asked.map(({ language }) => language)).toEqual(['en', 'ar']);
    expect(links.map(({ request, isClosed }) => [request.language, isClosed])).toEqual([
      ['en', true],
      ['ar', false],
    ]);
  });
});

describe('the connection', () => {
  test('[ODDS-14] nothing heard for 10 s is stale, for 15 s reconnects; the first word makes it live', async () => {
    const { links, state, scope, tell, start, pass } = setup();
    expect(state()).toBe('connecting');
    await start();
    tell({ t: 'ping', ts: now + 7 });
    expect(state()).toBe('live');
    await pass(9999);
    expect(state()).toBe('live');
    await pass(1);
    expect([state(), scope.getState($isFeedLive), scope.getState($lastHeard)]).toEqual(['stale', false, now + 7]);
    expect(links).toHaveLength(1);
    await pass(5000 + 1000);
    expect([links.length, links[0]!.isClosed]).toEqual([2, true]);
    tell({ t: 'hello', streamId: 's', epoch: 'a', heartbeatMs: 5000 });
    expect(state()).toBe('live');
  });

  test('[ODDS-05] a new connection goes on from the last numbers', async () => {
    const { link, links, fire, tell, start, pass } = setup();
    await start();
    fire(topicOpened, list);
    await pass(0);
    tell(price(1), price(2));
    await pass(16_000);
    expect(links).toHaveLength(2);
    tell({ t: 'hello', streamId: 's', epoch: 'a', heartbeatMs: 5000 });
    expect(link().request.epoch).toBe('a');
    expect(link().sent).toEqual([{ t: 'sub', topics: [{ topic: list, seq: 2 }] }]);
  });

  test('a server that started anew is read anew', async () => {
    const { asked, link, fire, tell, start, pass, answerBy } = setup();
    await start();
    fire(topicOpened, list);
    await pass(16_000);
    const before = asked.length;
    answerBy(({ topic }) => Promise.resolve(snapshot(topic, 0, 'b')));
    tell({ t: 'hello', streamId: 's', epoch: 'b', heartbeatMs: 5000 });
    await pass(0);
    expect(asked).toHaveLength(before + 1);
    expect(link().sent).toEqual([{ t: 'sub', topics: [{ topic: list, seq: 0 }] }]);
  });

  test('tries again after 1, 2, 4 … 30 s; sockets that never open give way to the event stream', async () => {
    const { links, fire, pass } = setup();
    fire(feedStarted, { language: 'en', transport: null });
    const gaps: number[] = [];
    let last = Date.now();
    for (let index = 0; index < 7; index += 1) {
      const count = links.length;
      while (links.length === count) await pass(500);
      gaps.push(Date.now() - last - 15_000);
      last = Date.now();
    }
    expect(gaps).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(links.slice(0, 5).map(({ request }) => request.transport)).toEqual(['ws', 'ws', 'sse', 'sse', 'ws']);
  });

  test('while there is none, what is on screen is read again every 10 s', async () => {
    const { asked, fire, start, pass } = setup();
    await start();
    fire(topicOpened, list);
    await pass(15_000);
    const before = asked.length;
    await pass(14_000);
    expect(asked.length).toBe(before + 1);
  });

  test('the configuration can force one transport', () => {
    const { links, fire } = setup();
    fire(feedStarted, { language: 'en', transport: 'sse' });
    expect(links[0]!.request.transport).toBe('sse');
  });

  test('the browser says that there is no network: said at once, tried at once when it is back', async () => {
    const { links, state, fire, start, pass } = setup();
    await start();
    fire(networkLost, undefined as never);
    expect(state()).toBe('offline');
    await pass(15_000);
    fire(networkFound, undefined as never);
    expect([state(), links.length]).toEqual(['connecting', 2]);
  });
});

test('a try that was under way when the network came back is followed by another at once, not after the pause of all that failed', async () => {
  const { links, fire, start, pass } = setup();
  await start();
  fire(networkLost, undefined as never);
  for (let index = 0; index < 6; index += 1) {
    fire(connectionGivenUp, undefined as never);
    await pass(30_000);
  }
  const count = links.length;
  fire(networkFound, undefined as never);
  fire(connectionGivenUp, undefined as never);
  await pass(1000);
  expect(links.length).toBe(count + 1);
});

describe('a hidden tab', () => {
  test('after 30 s keeps the player alone, and goes on from its numbers when it is seen again', async () => {
    const { link, fire, tell, start, pass } = setup();
    fire(topicOpened, 'user');
    fire(topicOpened, list);
    await start();
    tell(price(1));
    fire(tabHidden, undefined as never);
    for (let index = 0; index < 6; index += 1) {
      tell({ t: 'ping', ts: now });
      await pass(5000);
    }
    expect(link().sent.filter(({ t }) => t === 'unsub')).toEqual([{ t: 'unsub', topics: [list] }]);
    fire(tabShown, undefined as never);
    expect(link().sent.at(-1)).toEqual({ t: 'sub', topics: [{ topic: list, seq: 1 }] });
  });

  test('[F90] that comes back after an hour shows prices that cannot be taken until the server has been heard', async () => {
    const { scope, fire, tell, start, pass, told, answerBy } = setup();
    fire(topicOpened, list);
    await start();
    answerBy(({ topic }) => Promise.resolve(snapshot(topic, 90)));
    fire(tabHidden, undefined as never);
    await pass(3_600_000);
    fire(tabShown, undefined as never);
    await pass(0);
    expect(scope.getState($isFeedLive)).toBe(false);
    tell({ t: 'hello', streamId: 's', epoch: 'b', heartbeatMs: 5000 });
    await pass(0);
    expect([scope.getState($isFeedLive), told().at(-1)]).toEqual([true, 'snapshot']);
  });

  test('of a visitor needs no connection', async () => {
    const { links, fire, tell, start, pass } = setup();
    fire(topicOpened, list);
    await start();
    fire(tabHidden, undefined as never);
    for (let index = 0; index < 6; index += 1) {
      tell({ t: 'ping', ts: now });
      await pass(5000);
    }
    expect(links.map(({ isClosed }) => isClosed)).toEqual([true]);
    await pass(60_000);
    expect(links).toHaveLength(1);
    fire(tabShown, undefined as never);
    expect(links).toHaveLength(2);
  });

  test('that is looked at again in time notices nothing', async () => {
    const { link, fire, start, pass } = setup();
    fire(topicOpened, list);
    await start();
    fire(tabHidden, undefined as never);
    await pass(8000);
    fire(tabShown, undefined as never);
    await pass(1000);
    expect(link().sent.filter(({ t }) => t === 'unsub')).toEqual([]);
  });
});

describe('the player', () => {
  const event = { op: 'put', kind: 'session', id: 7, value: { isOpen: false, reason: 'elsewhere' } };

  test('pushed values are told one by one; a new start says that some may have been missed', async () => {
    const { user, fire, tell, start } = setup();
    fire(topicOpened, 'user');
    await start();
    tell({ t: 'delta', topic: 'user', epoch: 'a', seq: 1, ts: now, ops: [event, event] });
    expect(user).toEqual(['userFeedReset', ['userEventReceived', event], ['userEventReceived', event]]);
  });

  test('who signs in is known to the server by a new connection', async () => {
    const { links, fire, start, pass } = setup();
    await start();
    fire(topicOpened, 'user');
    await pass(0);
    expect(links.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test('who signs in right after another is read anew, and never goes on from the numbers of the other', async () => {
    const { asked, link, user, fire, tell, start, pass } = setup();
    fire(topicOpened, 'user');
    await start();
    fire(topicClosed, 'user');
    await pass(100);
    fire(topicOpened, 'user');
    await pass(0);
    expect([asked.length, user]).toEqual([2, ['userFeedReset', 'userFeedReset']]);
    tell({ t: 'hello', streamId: 't', epoch: 'a', heartbeatMs: 5000 });
    expect(link().sent.at(-1)).toEqual({ t: 'sub', topics: [{ topic: 'user', seq: 0 }] });
  });
});

test('malformed frames are counted and change nothing', async () => {
  const { scope, fire, start, told } = setup();
  await start();
  fire(messageReceived, '{"t":"del');
  fire(messageReceived, JSON.stringify([{ t: 'nonsense' }, { t: 'ping' }]));
  expect([scope.getState($droppedFrames), told()]).toEqual([3, []]);
});
