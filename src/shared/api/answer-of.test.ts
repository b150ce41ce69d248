import { allSettled, createEvent, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';

import { answerOf } from './answer-of';
import { createApiQuery } from './create-api-query';
import { fetchFx } from './fetch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const left = createEvent();
const query = createApiQuery({
  request: (id: number) => ({ path: `/bff-api/things/${String(id)}` }),
  contract: z.object({ name: z.string() }),
  mapData: ({ name }) => name,
  retry: { times: 2, delayMs: 1000 },
  strategy: 'TAKE_EVERY',
  cancelled: left,
});
const askFx = answerOf(query);

/** `answers`: the answers of each request, one after the other; null: no answer. */
function setup(answers: Record<string, (Response | null)[]>) {
  const asked: string[] = [];
  const silence = new Promise<never>(() => undefined);
  const server = ({ url }: Request) => {
    const id = new URL(url).pathname.slice(-1);
    asked.push(id);
    return answers[id]?.shift() ?? silence;
  };
  const scope = fork({ handlers: [[fetchFx, server] as never, [logFx, () => undefined] as never] });
  const ask = scopeBind(askFx, { scope });
  return { asked, scope, ask: (id: number) => ask(id).catch((failure: unknown) => failure) };
}
const named = (name: string) => Response.json({ name });
const gone = () => new Response(null, { status: 500 });

test('[BOOT-06] who waits hears the answer of the repeats, and each their own', async () => {
  const { ask, asked } = setup({ 1: [gone(), named('one')], 2: [named('two')] });
  const both = Promise.all([ask(1), ask(2)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await both).toEqual(['one', 'two']);
  expect(asked).toEqual(['1', '2', '1']);
});

test('[BOOT-06] who waits hears of the failure after the last repeat, not before', async () => {
  const { ask, asked } = setup({ 1: [gone(), gone(), gone()] });
  const heard = vi.fn();
  void ask(1).then(heard);
  await vi.advanceTimersByTimeAsync(1999);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ kind: 'server', statusCode: 500 }));
  expect(asked).toHaveLength(3);
});

test('[HTTP-16] nobody waits for ever on what was cancelled', async () => {
  const { ask, scope } = setup({});
  const answer = ask(1);
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(left, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toMatchObject({ kind: 'cancelled' });
});
