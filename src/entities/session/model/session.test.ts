import { allSettled, createWatch, type EventCallable, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $isLoggedIn, $token, Bearer, fetchFx, otherPlayerCame } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import {
  $isAuth,
  $isEnding,
  $userId,
  checkSessionRequested,
  sessionClosed,
  sessionCookiesConfigured,
  sessionEndRequested,
  sessionOpened,
} from '../index';

const start = Date.parse('2026-11-21T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

function setup(answer: () => Response) {
  const times: number[] = [];
  const logged: string[] = [];
  const scope = fork({
    handlers: [
      [
        fetchFx,
        () => {
          times.push(Date.now() - start);
          return answer();
        },
      ],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
    ],
  });
  return { scope, times, logged };
}

/**
 * A page with this cookie. `users`: the results of successive checks; visitor after the last. `isOpen`: a session
 * continues anyway. `fails`: no check has an answer.
 */
type Browser = { users?: (number | null)[]; isOpen?: true; fails?: true };
function browserThatSays(cookie: string, { users = [], isOpen, fails }: Browser = {}) {
  const asked: string[] = [];
  const written: string[] = [];
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  const checks = users.values();
  const answer = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
    const isCheck = pathname.endsWith('check-session');
    if (isCheck && fails) return new Response(null, { status: 500 });
    const found = isCheck ? checks.next().value : null;
    return Response.json(isCheck ? { data: { user_id: found ?? null } } : { success: true, message: '', isOpen });
  };
  return { scope: fork({ handlers: [[fetchFx, answer]] }), asked, written };
}

test('[SESS-01] a user id signs in', async () => {
  const { scope } = setup(() => Response.json({ data: { user_id: 7 } }));
  await allSettled(checkSessionRequested, { scope });
  expect([scope.getState($userId), scope.getState($isAuth), scope.getState($isLoggedIn)]).toEqual([7, true, true]);
});

test('no user id: a visitor', async () => {
  const { scope } = setup(() => Response.json({ data: { user_id: null } }));
  await allSettled(checkSessionRequested, { scope });
  expect(scope.getState($isAuth)).toBe(false);
});

test('[F40] [SESS-01] [SESS-06] a check that fails is repeated twice, 1500 ms apart, logged, and counts as signed out', async () => {
  const { scope, times, logged } = setup(() => new Response(null, { status: 500 }));
  const done = allSettled(checkSessionRequested, { scope });
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(times).toEqual([0, 1500, 3000]);
  expect(logged).toEqual(['Session check failed']);
  expect(scope.getState($isAuth)).toBe(false);
});

test('an answer off its shape is not asked for again', async () => {
  const { scope, times } = setup(() => Response.json({ data: {} }));
  await allSettled(checkSessionRequested, { scope });
  expect(times).toEqual([0]);
});

test('a login brings its own token; the end of the session takes it away', async () => {
  const { scope } = setup(() => new Response());
  const token = `h.${btoa(JSON.stringify({ exp: start / 1000 + 900 }))}.s`;
  void allSettled(sessionOpened, { scope, params: { userId: 7, token: new Bearer(token) } });
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($token)?.expiresAt).toBe(start + 900_000);
  await allSettled(sessionClosed, { scope, params: { reason: 'player' } });
  expect([scope.getState($token), scope.getState($userId)]).toEqual([null, null]);
});

test('[SESS-05] the check says that its cookies must be kept apart only where that is configured, also at the next start', async () => {
  const headers: (string | null)[][] = [];
  const scope = fork({
    handlers: [
      [
        fetchFx,
        (request: Request) => {
          headers.push([request.headers.get('SameSite'), request.headers.get('Partitioned')]);
          return Response.json({ data: { user_id: null } });
        },
      ],
    ],
  });
  await allSettled(checkSessionRequested, { scope });
  await allSettled(sessionCookiesConfigured, { scope, params: { isPartitioned: true } });
  await allSettled(checkSessionRequested, { scope });
  expect(headers).toEqual([
    [null, null],
    ['None', 'true'],
  ]);
});

test.each([
  ['is_auth=1', ['/web-api/auth/check-session', '/web-api/auth/disconnect?user=none']],
  ['ua=7', ['/web-api/auth/check-session', '/web-api/auth/disconnect?user=none']],
  ['theme=dark', ['/web-api/auth/check-session']],
])('[SESS-04] nobody is signed in and the browser says "%s": what is left is cleared', async (cookie, expected) => {
  const { scope, asked, written } = browserThatSays(cookie);
  await allSettled(checkSessionRequested, { scope });
  expect(asked).toEqual(expected);
  expect(written.some((text) => text.startsWith('user_token=;'))).toBe(expected.length === 2);
});

test('[SESS-06] [SESS-04] a check that fails counts as signed out: what is left is cleared', async () => {
  const { scope, asked, written } = browserThatSays('ua=7', { fails: true });
  const done = allSettled(checkSessionRequested, { scope });
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(asked.at(-1)).toBe('/web-api/auth/disconnect?user=none');
  expect(written.some((text) => text.startsWith('ua=;'))).toBe(true);
});

test('[SESS-55] a player who signed in elsewhere while this page took itself for a visitor’s stays, and is here at once', async () => {
  const { scope, asked, written } = browserThatSays('is_auth=1', { users: [null, 7], isOpen: true });
  await allSettled(checkSessionRequested, { scope });
  expect(asked).toEqual([
    '/web-api/auth/check-session',
    '/web-api/auth/disconnect?user=none',
    '/web-api/auth/check-session',
  ]);
  expect([scope.getState($userId), written]).toEqual([7, []]);
});

test('[SESS-55] a check that fails again and again asks once more, not for ever', async () => {
  const { scope, asked } = browserThatSays('is_auth=1', { isOpen: true });
  await allSettled(checkSessionRequested, { scope });
  expect(asked.filter((path) => path.endsWith('check-session'))).toHaveLength(2);
});

test('a session that another tab has ended is over here too, and is not ended twice', async () => {
  const { scope, times } = setup(() => Response.json({ success: true, message: '' }));
  await allSettled(sessionOpened, { scope, params: { userId: 7 } });
  await allSettled(sessionClosed, { scope, params: { reason: 'elsewhere' } });
  expect([scope.getState($isAuth), times]).toEqual([false, []]);
});

test('[HTTP-41] when the browser has the cookie of another player, this one is out and the page asks who is here', async () => {
  const { scope, times } = setup(() => Response.json({ data: { user_id: 8 } }));
  await allSettled(sessionOpened, { scope, params: { userId: 7 } });
  await allSettled(otherPlayerCame, { scope });
  expect([scope.getState($userId), times.length]).toEqual([8, 1]);
});

/** A page of player 7 whose calls wait until the test answers them, in any order. */
async function slowBackend() {
  const calls: { path: string; answer: (body: object) => Promise<void>; lose: () => Promise<void> }[] = [];
  const closed: string[] = [];
  vi.stubGlobal('location', { protocol: 'http:' });
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return 'is_auth=1';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  const handle = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('gettoken')) return Response.json({ data: { token: 'h.e30.s' } });
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const settle = async (act: () => void) => {
      act();
      await vi.advanceTimersByTimeAsync(0);
    };
    calls.push({
      path: `${pathname}${search}`,
      answer: (body) => settle(() => resolve(Response.json(body))),
      lose: () => settle(() => reject(new TypeError('network'))),
    });
    return promise;
  };
  const scope = fork({
    handlers: [
      [fetchFx, handle],
      [logFx, () => undefined],
    ] as never,
  });
  createWatch({ unit: sessionClosed, fn: ({ reason }) => void closed.push(reason), scope });
  const tell = async <T>(unit: EventCallable<T>, params: NoInfer<T>) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(0);
  };
  const logOut = () => tell(sessionEndRequested, { reason: 'player' });
  const signIn = () => tell(sessionOpened, { userId: 7, isRemote: true });
  await signIn();
  return { scope, calls, closed, written, tell, logOut, signIn };
}
const done = { success: true, message: '' };

test('[SESS-57] a log-out whose answer comes after the next sign-in ends nothing of it, and the next log-out is sent at once', async () => {
  const { scope, calls, closed, written, logOut, signIn } = await slowBackend();
  await logOut();
  await logOut();
  expect(calls.map(({ path }) => path)).toEqual(['/web-api/auth/disconnect']);
  await signIn();
  expect(scope.getState($isEnding)).toBe(false);
  await logOut();
  expect([calls.length, scope.getState($isEnding)]).toEqual([2, true]);
  await calls[0]?.answer(done);
  expect([closed, written, scope.getState($userId), scope.getState($isEnding)]).toEqual([[], [], 7, true]);
  await calls[1]?.answer(done);
  expect([closed, scope.getState($userId)]).toEqual([['player'], null]);
});

test('[SESS-57] two log-outs whose answers were lost, and two sign-ins: the last one stays, on the page too', async () => {
  const { scope, calls, closed, written, logOut, signIn } = await slowBackend();
  await logOut();
  await signIn();
  await logOut();
  await signIn();
  for (const call of calls) await call.lose();
  expect([calls.length, closed, written, scope.getState($userId)]).toEqual([2, [], [], 7]);
});

test('[SESS-57] a log-out is not lost behind the clearing of what an earlier session left', async () => {
  const { scope, calls, closed, tell, logOut, signIn } = await slowBackend();
  await tell(sessionClosed, { reason: 'absent' });
  await signIn();
  await logOut();
  expect(calls.map(({ path }) => path)).toEqual(['/web-api/auth/disconnect?user=none', '/web-api/auth/disconnect']);
  await calls[0]?.answer({ ...done, isOpen: true });
  expect([closed, scope.getState($userId)]).toEqual([['absent'], 7]);
  await calls[1]?.answer(done);
  expect([closed, scope.getState($userId)]).toEqual([['absent', 'player'], null]);
});
