import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { $isAuth, $userId, sessionOpened } from '@/entities/session';
import { $token, Bearer, fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { navigated, type RouteMeta, routerAttached } from '@/shared/routing';

import { $isAsking, logOutCancelled, logOutConfirmed, logOutRequested, reloadFx } from './log-out';
import '../index';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
});

const meta: RouteMeta = { pageId: 'x', layout: 'main', section: 'x', dictionaries: [], title: 'x' };
const arrival = (path: string, { auth = false, search = '' } = {}) => ({
  location: { path, search, hash: '', language: 'en' },
  match: { meta: { ...meta, auth }, params: {} },
  failure: null,
});

async function setup(answer: () => Response, pages: ReturnType<typeof arrival>[] = []) {
  const sent: string[] = [];
  const went: unknown[] = [];
  const logged: unknown[] = [];
  const reload = vi.fn();
  const scope = fork({
    values: [[$userId, 7]] as never,
    handlers: [
      [
        fetchFx,
        (request: Request) => {
          if (request.url.includes('gettoken')) return Response.json({ data: { token: 'h.e30.s' } });
          sent.push(`${request.method} ${new URL(request.url).pathname}`);
          return answer();
        },
      ],
      [reloadFx, reload],
      [logFx, (line: unknown) => void logged.push(line)],
    ] as never,
  });
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  for (const page of pages) await allSettled(navigated, { scope, params: page });
  await allSettled(logOutRequested, { scope });
  return { scope, sent, went, reload, logged };
}
const done = () => Response.json({ success: true, message: '' });

test('[F103] [SESS-07] the player is asked first, and "Cancel" keeps the session', async () => {
  const { scope, sent } = await setup(done);
  expect(scope.getState($isAsking)).toBe(true);
  await allSettled(logOutCancelled, { scope });
  expect([scope.getState($isAsking), scope.getState($isAuth), sent]).toEqual([false, true, []]);
});

test('[SESS-08] confirmed: the backend is told, the session is over, the marks of it are gone', async () => {
  const { scope, sent } = await setup(done);
  await allSettled(logOutConfirmed, { scope });
  expect(sent).toEqual(['POST /web-api/auth/disconnect']);
  expect([scope.getState($isAuth), scope.getState($isAsking)]).toEqual([false, false]);
  expect(document.cookie).toMatch(/=; Path=\/; Expires=/);
});

const office = arrival('/office/account', { auth: true });
test.each([
  ['a page for everyone stays', [arrival('/news')], []],
  ['a page for players only leads home', [office], ['/en']],
  ['a page for players only leads to the open page before it', [arrival('/news'), office, office], ['/en/news']],
  [
    'the return url goes before both',
    [arrival('/news'), arrival('/office', { auth: true, search: '?return_url=%2Fen%2Fhome%2Flive' })],
    ['/en/home/live'],
  ],
  [
    'another site is no return url',
    [arrival('/office', { auth: true, search: '?return_url=%2F%2Fevil.example' })],
    ['/en'],
  ],
])('[SESS-11] after a logout %s', async (_, pages, expected) => {
  const { scope, went } = await setup(done, pages);
  await allSettled(logOutConfirmed, { scope });
  expect(went).toEqual(expected);
});

test("[SESS-08] with the session the player's id and token go", async () => {
  const { scope } = await setup(done);
  await allSettled(sessionOpened, { scope, params: { userId: 8, token: new Bearer('h.e30.s') } });
  await allSettled(logOutConfirmed, { scope });
  expect([scope.getState($userId), scope.getState($token)]).toEqual([null, null]);
});

test.each([
  ['an error', () => new Response(null, { status: 500 }), { statusCode: 500 }],
  ['"success": false', () => Response.json({ success: false, message: 'm' }), 'm'],
])(
  '[SESS-09] [SESS-10] %s reloads the page, and nobody is told that he is out; the log has why',
  async (_, answer, why) => {
    const { scope, reload, logged } = await setup(answer);
    await allSettled(logOutConfirmed, { scope });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(scope.getState($isAuth)).toBe(true);
    expect(logged).toContainEqual({
      level: 'error',
      text: 'Logout failed',
      details: typeof why === 'string' ? why : expect.objectContaining(why),
    });
  },
);
