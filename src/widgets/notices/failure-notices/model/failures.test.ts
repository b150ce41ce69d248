import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import english from '@contracts/dictionaries/en/main.json';
import { z } from '@contracts/zod';

import { $isAuth, $userId } from '@/entities/session';
import { createApiCall, fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { $notice, noticeClosed } from '@/shared/lib/notices';

import './failures';

const definition = {
  request: () => ({ path: '/web-api/x' }),
  contract: z.object({ ok: z.boolean() }),
  mapData: () => 1,
};
const askFx = createApiCall({ ...definition, notifies: true });
const quietFx = createApiCall(definition);

const error = (status: number, body: object) => () =>
  Response.json({ code: status, message: '', requestId: 'r', ...body }, { status });

async function noticeAfter(answer: () => Response | Promise<Response>, callFx = askFx, userId: number | null = null) {
  const texts = () => Response.json({ data: { version: '1', groups: { main: english } } });
  const scope = fork({
    values: [[$userId, userId]],
    handlers: [
      [fetchFx, ({ url }: Request) => (url.includes('dictionary') ? texts() : answer())],
      [logFx, () => undefined],
    ],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['main'] });
  await allSettled(callFx, { scope, params: undefined }).catch(() => undefined);
  const notice = scope.getState($notice);
  return { scope, text: notice?.text ?? null, kind: notice?.kind };
}

test('[HTTP-17] what the server says is what the player reads', async () => {
  expect(await noticeAfter(error(500, { message: 'The cashier sleeps.' }))).toMatchObject({
    text: 'The cashier sleeps.',
    kind: 'error',
  });
});

test('[HTTP-17] a 429 says in the words of the server when to come back', async () => {
  expect((await noticeAfter(error(429, { message: 'In a minute.' }))).text).toBe('In a minute.');
});

test('[F34] [HTTP-17] 403: the server’s message, and the player stays signed in', async () => {
  const { scope, text } = await noticeAfter(error(403, { message: 'Not from your country.' }), askFx, 7);
  expect([text, scope.getState($isAuth)]).toEqual(['Not from your country.', true]);
});

test('[ERR-01] five messages: the three most important, in their order', async () => {
  const errors = [5, 1, 4, 2, 3].map((priority) => ({ detail: `message ${String(priority)}`, priority }));
  expect((await noticeAfter(error(400, { errors }))).text).toBe('message 1\nmessage 2\nmessage 3');
});

test.each<[string, () => Response | Promise<Response>, string | null]>([
  ['nothing said', error(500, {}), 'Something went wrong on our side. Please try again.'],
  [
    'an answer off its schema',
    () => Response.json({ ok: 1 }),
    'The server sent an invalid response. Please try again later.',
  ],
  ['no network: the bar says it', () => Promise.reject(new TypeError('Failed to fetch')), null],
])('[HTTP-24] %s', async (_, answer, text) => {
  expect((await noticeAfter(answer)).text).toBe(text);
});

test('a call that tells the player itself shows no notice', async () => {
  expect((await noticeAfter(error(500, { message: 'M' }), quietFx)).text).toBeNull();
});

test('[HTTP-13] a refused fingerprint that stays is told whoever asked', async () => {
  const { text } = await noticeAfter(error(400, { code: 120 }), quietFx);
  expect(text).toBe('Your browser could not be recognised. Please reload the page.');
});

test('the same failure again replaces its message instead of waiting behind it', async () => {
  const { scope } = await noticeAfter(error(500, { message: 'M' }));
  await allSettled(askFx, { scope, params: undefined });
  void allSettled(noticeClosed, { scope, params: scope.getState($notice)!.id });
  expect(scope.getState($notice)).toBeNull();
});
