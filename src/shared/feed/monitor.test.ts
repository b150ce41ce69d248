import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $now } from '@/shared/lib/clock';

import { feedMonitor } from './monitor';
import { messageReceived } from './sync';
import { topicOpened } from './topics';

test('the rate is the mean of the last ten seconds', async () => {
  const scope = fork();
  const second = async (at: number, messages: number) => {
    for (let left = messages; left > 0; left -= 1) await allSettled(messageReceived, { scope, params: '{}' });
    await allSettled($now, { scope, params: at * 1000 });
  };
  await second(1, 5);
  expect(scope.getState(feedMonitor.$rate)).toBeNull();
  await second(2, 30);
  expect(scope.getState(feedMonitor.$rate)).toBe(30);
  for (let at = 3; at <= 12; at += 1) await second(at, 2);
  expect([scope.getState(feedMonitor.$rate), scope.getState(feedMonitor.$received)]).toEqual([2, 55]);
});

test('a topic that somebody looks at is listed before its first snapshot', async () => {
  const scope = fork();
  await allSettled(topicOpened, { scope, params: 'list:live:1' });
  expect(scope.getState(feedMonitor.$topics)).toEqual([
    { topic: 'list:live:1', phase: 'loading', users: 1, epoch: null, seq: null, waiting: 0 },
  ]);
});
