import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { fetchFx } from './fetch';
import { httpLog } from './http-log';
import { sendFx } from './send';

function setup() {
  const asked: string[] = [];
  const server = async (request: Request) => {
    const body = await request.text();
    asked.push([request.method, new URL(request.url).pathname, request.headers.get('Idempotency-Key'), body].join(' '));
    return request.url.endsWith('/broken')
      ? Response.json({ code: 1, message: 'No', requestId: 'r1' }, { status: 422 })
      : Response.json({ data: 1 });
  };
  return { asked, scope: fork({ handlers: [[fetchFx, server]] }) };
}

test('each call is there with what it was answered, the newest first', async () => {
  const { scope } = setup();
  await allSettled(sendFx, { scope, params: { request: { path: '/web-api/one' } } });
  await allSettled(sendFx, { scope, params: { request: { path: '/web-api/broken', method: 'POST', body: {} } } });
  expect(scope.getState(httpLog.$entries)).toMatchObject([
    { request: { path: '/web-api/broken' }, status: 422, failure: 'server' },
    { request: { path: '/web-api/one' }, status: 200, failure: null, body: { data: 1 } },
  ]);
});

test('a replay is the same request with the same key', async () => {
  const { scope, asked } = setup();
  const request = { path: '/coupon-api/v1/place', method: 'POST', body: { amount: 5 }, idempotencyKey: 'k1' } as const;
  await allSettled(sendFx, { scope, params: { request } });
  const [entry] = scope.getState(httpLog.$entries);
  if (entry) await allSettled(httpLog.replayed, { scope, params: entry });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);
});

test('a hundred calls are kept', async () => {
  const { scope } = setup();
  for (let index = 1; index <= 102; index += 1)
    await allSettled(sendFx, { scope, params: { request: { path: `/web-api/${String(index)}` } } });
  const entries = scope.getState(httpLog.$entries);
  expect([entries.length, entries[0]?.request.path]).toEqual([100, '/web-api/102']);
});
