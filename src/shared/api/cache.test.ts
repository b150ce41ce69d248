import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';

import { createApiQuery } from './create-api-query';
import { fetchFx } from './fetch';
import { userChanged } from './token';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let made = 0;
function setup() {
  const query = createApiQuery({
    request: (id: number) => ({ path: `/bff-api/things/${String(id)}` }),
    contract: z.object({ name: z.string() }),
    mapData: ({ name }) => name,
    name: `thing ${String((made += 1))}`,
    cacheMs: 60_000,
  });
  const asked: string[] = [];
  let status = 200;
  let slow: Promise<unknown> | null = null;
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname.slice(-1));
    await slow;
    return status === 200 ? Response.json({ name: `thing ${pathname.slice(-1)}` }) : new Response('{}', { status });
  };
  const scope = fork({
    handlers: [
      [fetchFx, server],
      [logFx, () => undefined],
    ] as never,
  });
  const start = async (id: number) => {
    await allSettled(query.start, { scope, params: id });
    return scope.getState(query.$data);
  };
  const slowDown = (until: Promise<unknown>) => void (slow = until);
  return { asked, start, scope, query, slowDown, answer: (next: number) => void (status = next) };
}

test('an answer is taken from memory as long as it is kept, by its parameters', async () => {
  const { asked, start } = setup();
  expect([await start(1), await start(2), await start(1)]).toEqual(['thing 1', 'thing 2', 'thing 1']);
  expect(asked).toEqual(['1', '2']);
  vi.advanceTimersByTime(60_000);
  await start(1);
  expect(asked).toEqual(['1', '2', '1']);
});

test('a failure is not kept', async () => {
  const { asked, start, answer } = setup();
  answer(404);
  await start(1);
  answer(200);
  expect(await start(1)).toBe('thing 1');
  expect(asked).toEqual(['1', '1']);
});

test('[LANG-09] an answer from memory counts, although an older call ends after it', async () => {
  const { asked, start, query, scope, slowDown } = setup();
  await start(1);
  slowDown(new Promise((resolve) => setTimeout(resolve, 1000)));
  void start(2);
  await vi.advanceTimersByTimeAsync(100);
  void start(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect([scope.getState(query.$data), asked]).toEqual(['thing 1', ['1', '2']]);
});

test('another player is not given what the last one was', async () => {
  const { asked, start, scope } = setup();
  await start(1);
  await allSettled(userChanged, { scope, params: null });
  await start(1);
  expect(asked).toEqual(['1', '1']);
});
