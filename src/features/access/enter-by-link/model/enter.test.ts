import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $isAuth, $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { appReady } from '@/shared/lib/lifecycle';
import { $notice } from '@/shared/lib/notices';
import { $location, routerAttached } from '@/shared/routing';

import './enter';

async function open(search: string, { status = 200, userId = null as number | null } = {}) {
  const sent: unknown[] = [];
  const went: unknown[] = [];
  const server = async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    const answer =
      status === 200 ? { data: { userId: 7, token: 'h.e30.s' } } : { code: 131, message: '', requestId: 'r' };
    return Response.json(answer, { status });
  };
  const scope = fork({
    values: [
      [$location, { path: '/news', language: 'en', search, hash: '#a' }],
      [$userId, userId],
    ],
    handlers: [[fetchFx, server]],
  });
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  await allSettled(appReady, { scope });
  return { scope, sent, went };
}

test('[SESS-17] a link sends method, token, sign and language, signs in, and leaves the address', async () => {
  const { scope, sent, went } = await open('?method_id=1&token=t&sign=s&x=2');
  expect(sent).toEqual([
    { path: '/web-api/auth/login-token', body: { method_id: '1', token: 't', sign: 's', lng: 'en' } },
  ]);
  expect(scope.getState($isAuth)).toBe(true);
  expect(went).toEqual(['/en/news?x=2#a']);
});

test('a link that does not hold is said, and the address is clean all the same', async () => {
  const { scope, went } = await open('?method_id=1&token=t&sign=s', { status: 400 });
  expect(scope.getState($notice)?.kind).toBe('error');
  expect([scope.getState($isAuth), went]).toEqual([false, ['/en/news#a']]);
});

test('a player keeps their session, and an address without a link asks for nothing', async () => {
  expect((await open('?method_id=1&token=t&sign=s', { userId: 3 })).sent).toEqual([]);
  expect(await open('?token=t')).toMatchObject({ sent: [], went: [] });
});
