import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { bounds, createQueue, type Send } from './queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setup(answers: Awaited<ReturnType<Send>>[] = []) {
  const batches: (readonly unknown[])[] = [];
  const queue = createQueue((records) => {
    batches.push(records);
    return Promise.resolve(answers.shift() ?? 'sent');
  });
  return { queue, batches, add: (count: number) => Array.from({ length: count }, (_, n) => queue.add(n)) };
}

test('[TRACE-03] what waits goes together after five seconds', async () => {
  const { queue, batches, add } = setup();
  add(3);
  await vi.advanceTimersByTimeAsync(bounds.everyMs - 1);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([[0, 1, 2]]);
  expect(queue.figures()).toMatchObject({ waiting: 0, sent: 3, failures: 0 });
});

test('[TRACE-03] a full batch goes at once, never two at a time', async () => {
  let take: (() => void) | undefined;
  const batches: number[] = [];
  const queue = createQueue((records) => {
    batches.push(records.length);
    return new Promise((resolve) => (take = () => resolve('sent')));
  });
  for (let n = 0; n < bounds.batch * 2 + 5; n += 1) queue.add(n);
  await vi.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([bounds.batch]);
  take?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(batches).toEqual([bounds.batch, bounds.batch]);
  take?.();
  await vi.advanceTimersByTimeAsync(bounds.everyMs);
  expect(batches.at(-1)).toBe(5);
});

test('[TRACE-03] while the collector is late the queue is bounded, the first stay and the lost are counted', async () => {
  const { queue, batches, add } = setup(['again', 'again']);
  add(bounds.waiting + 10);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.figures()).toMatchObject({ waiting: bounds.waiting, sent: 0, failures: 1, dropped: { full: 10 } });
  // What comes meanwhile hurries nobody.
  add(1);
  await vi.advanceTimersByTimeAsync(bounds.everyMs * 2 - 1);
  expect(batches).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toHaveLength(2);
  // From then on each batch follows the one before.
  await vi.advanceTimersByTimeAsync(bounds.everyMs * 4 + 100);
  expect(queue.figures()).toMatchObject({ waiting: 0, sent: bounds.waiting, failures: 2, dropped: { full: 11 } });
  expect(batches[2]).toEqual(batches[0]);
});

test('[TRACE-03] what the collector does not want is not sent again', async () => {
  const { queue, batches, add } = setup(['refused']);
  add(2);
  await vi.advanceTimersByTimeAsync(bounds.everyMs * 20);
  expect(batches).toHaveLength(1);
  expect(queue.figures()).toMatchObject({ waiting: 0, sent: 0, failures: 1, dropped: { refused: 2 } });
});

test('[TRACE-03] the end of the server sends what waits, once', async () => {
  const { queue, batches, add } = setup(['sent', 'again']);
  add(bounds.batch + 4);
  await queue.stop();
  add(1);
  expect(batches.map(({ length }) => length)).toEqual([bounds.batch, 4]);
  expect(queue.figures()).toMatchObject({ sent: bounds.batch, waiting: 0, dropped: { end: 5, full: 0 } });
});
