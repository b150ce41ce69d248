import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { documentLeft, networkFound, networkLost, pageRestored } from '@/shared/lib/device';

import { connectionGivenUp } from './connection';
import { $isFeedLive, $lost } from './health';
import { list, now, price, setup, snapshot } from './server.testing';
import { feedStarted, topicOpened } from './topics';

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
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
    expect([state(), scope.getState($isFeedLive), scope.getState($lost)?.at]).toEqual(['stale', false, now + 7]);
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

  test('[UI-93] a page that is left closes it; one that the browser gives back opens another and believes no price before', async () => {
    const { link, links, state, fire, tell, start, pass } = setup();
    await start();
    fire(topicOpened, list);
    await pass(0);
    tell(price(1));
    fire(documentLeft, undefined as never);
    expect([links.map(({ isClosed }) => isClosed), state()]).toEqual([[true], 'connecting']);
    // Code that still runs before the browser stops the page opens no connection.
    fire(networkFound, undefined as never);
    await pass(60_000);
    expect(links).toHaveLength(1);
    fire(pageRestored, undefined as never);
    expect([links.length, link().request.epoch]).toEqual([2, 'a']);
    tell({ t: 'hello', streamId: 's', epoch: 'a', heartbeatMs: 5000 });
    expect([link().sent, state()]).toEqual([[{ t: 'sub', topics: [{ topic: list, seq: 1 }] }], 'live']);
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

  test('[OPS-40] each waits for a random part of that time, so that a server that starts again does not meet all at once', async () => {
    const { links, fire, pass } = setup();
    const random = vi.spyOn(Math, 'random');
    fire(feedStarted, { language: 'en', transport: null });
    const gaps: number[] = [];
    let last = Date.now();
    for (const part of [0.25, 0.5, 0.125, 1]) {
      random.mockReturnValue(part);
      const count = links.length;
      while (links.length === count) await pass(250);
      gaps.push(Date.now() - last - 15_000);
      last = Date.now();
    }
    expect(gaps).toEqual([250, 1000, 500, 8000]);
  });

  test.each([
    [0, 10_000],
    [0.5, 7500],
    [1, 5000],
  ])(
    '[OPS-40] while there is none, what is on screen is read again after 5 to 10 s, by chance (%f)',
    async (part, ms) => {
      const { asked, fire, start, pass } = setup();
      await start();
      fire(topicOpened, list);
      vi.spyOn(Math, 'random').mockReturnValue(part);
      await pass(15_000);
      const before = asked.length;
      await pass(ms - 1);
      expect(asked.length).toBe(before);
      await pass(1);
      expect(asked.length).toBe(before + 1);
      await pass(ms);
      expect(asked.length).toBe(before + 2);
    },
  );

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
