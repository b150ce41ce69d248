import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { now, setup } from './server.testing';
import { topicClosed, topicOpened } from './topics';

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
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
