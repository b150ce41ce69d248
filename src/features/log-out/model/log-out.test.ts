import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { $isAuth, $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { $routeMatch, routerAttached, type RouteMeta } from '@/shared/routing';

import { $isAsking, logOutCancelled, logOutConfirmed, logOutRequested, reloadFx } from './log-out';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
});

async function setup(answer: () => Response, auth = false) {
  const sent: string[] = [];
  const went: unknown[] = [];
  const reload = vi.fn();
  const meta: RouteMeta = { pageId: 'x', layout: 'main', section: 'x', dictionaries: [], title: 'x', auth };
  const scope = fork({
    values: [
      [$userId, 7],
      [$routeMatch, { meta, params: {} }],
    ] as never,
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
      [logFx, () => undefined],
    ] as never,
  });
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  await allSettled(logOutRequested, { scope });
  return { scope, sent, went, reload };
}
const done = () => Response.json({ success: true, message: '' });

test('[SESS-07] the player is asked first, and "Cancel" keeps the session', async () => {
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

test.each([
  [true, ['/en']],
  [false, []],
])('[SESS-11] from a page for players only (%s) the way leads home', async (auth, expected) => {
  const { scope, went } = await setup(done, auth);
  await allSettled(logOutConfirmed, { scope });
  expect(went).toEqual(expected);
});

test.each([
  ['an error', () => new Response(null, { status: 500 })],
  ['"success": false', () => Response.json({ success: false, message: 'm' })],
])('[SESS-09] [SESS-10] %s reloads the page, and nobody is told that he is out', async (_, answer) => {
  const { scope, reload } = await setup(answer);
  await allSettled(logOutConfirmed, { scope });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(scope.getState($isAuth)).toBe(true);
});
