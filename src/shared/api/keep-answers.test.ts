import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { z } from '@contracts/zod';

import { createApiQuery } from './create-api-query';
import { fetchFx } from './fetch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setup() {
  const query = createApiQuery({
    request: (id: number) => ({ path: `/bff-api/things/${String(id)}` }),
    contract: z.object({ name: z.string() }),
    mapData: ({ name }) => name,
    cacheMs: 60_000,
  });
  const asked: string[] = [];
  let status = 200;
  const server = (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname.slice(-1));
    return status === 200 ? Response.json({ name: `thing ${pathname.slice(-1)}` }) : new Response('{}', { status });
  };
  const scope = fork({ handlers: [[fetchFx, server]] });
  const start = async (id: number) => {
    await allSettled(query.start, { scope, params: id });
    return scope.getState(query.$data);
  };
  return { asked, start, answer: (next: number) => void (status = next) };
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
