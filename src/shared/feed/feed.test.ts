import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Snapshot } from '@contracts/feed';

import { tabHidden, tabShown } from '@/shared/lib/device';

import { $isFeedLive } from './health';
import { list, now, price, setup, snapshot } from './server.testing';
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

  test('[OPS-40] whose snapshot fails is asked for after a random part of these times', async () => {
    const { asked, fire, start, pass, answerBy } = setup();
    answerBy(() => Promise.reject(new SnapshotError('failed')));
    const parts = [0.25, 0.5];
    vi.spyOn(Math, 'random').mockImplementation(() => parts.shift() ?? 1);
    await start();
    fire(topicOpened, list);
    await pass(249);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    await pass(999);
    expect(asked).toHaveLength(2);
    await pass(1);
    expect(asked).toHaveLength(3);
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

test('malformed frames are counted and change nothing', async () => {
  const { scope, fire, start, told } = setup();
  await start();
  fire(messageReceived, '{"t":"del');
  fire(messageReceived, JSON.stringify([{ t: 'nonsense' }, { t: 'ping' }]));
  expect([scope.getState($droppedFrames), told()]).toEqual([3, []]);
});
