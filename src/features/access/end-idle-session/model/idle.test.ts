import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $isAuth, sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { Bearer, fetchFx } from '@/shared/api';
import { $now, clockStarted } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { type NoticeInput, noticeShown } from '@/shared/lib/notices';

import { $lastActive, acted, listenFx } from './activity';
import { $wasLoggedOff } from './idle';
import '../index';

const start = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
let offset = 0;

/** A browser: its page, its storage, and a backend whose clock is `offset` ms from the device's. */
async function setup({
  isEnabled = true,
  lastActive = null,
  isSessionLate = false,
}: { isEnabled?: boolean; lastActive?: number | null; isSessionLate?: boolean } = {}) {
  const sent: string[] = [];
  const notices: NoticeInput[] = [];
  const server = (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push(pathname);
    const headers = { Date: new Date(Date.now() + offset).toUTCString() };
    if (pathname.includes('dictionary')) return Response.json({ data: { version: '1', groups: { session: {} } } });
    if (pathname.includes('gettoken')) return Response.json({ data: { token: 'h.e30.s' } }, { headers });
    if (pathname.includes('check-session')) return Response.json({ data: { user_id: 7 } }, { headers });
    return Response.json({ success: true, message: '' }, { headers });
  };
  const scope = fork({
    values: [
      [$now, Date.now()],
      [$siteConfig, { isAutoLogoffEnable: isEnabled, autoLogoffInactiveMinutes: 30 }],
      [$lastActive, lastActive],
    ] as never,
    handlers: [
      [fetchFx, server],
      [listenFx, () => undefined],
    ] as never,
  });
  createWatch({ unit: noticeShown, scope, fn: (notice) => void notices.push(notice) });
  if (!isSessionLate) void allSettled(sessionOpened, { scope, params: { userId: 7 } });
  void allSettled(clockStarted, { scope });
  void allSettled(appReady, { scope });
  if (isSessionLate) void allSettled(sessionOpened, { scope, params: { userId: 7 } });
  await vi.advanceTimersByTimeAsync(0);
  return { scope, sent, notices, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}
const signedIn = { userId: 7, token: new Bearer('h.e30.s') };

beforeEach(() => {
  offset = 0;
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:', origin: 'http://localhost', search: '' });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[F78] [SESS-24] the player is signed out exactly after the configured minutes without a sign of them', async () => {
  const { scope, sent, wait } = await setup();
  await wait(30 * minute - 1000);
  expect(scope.getState($isAuth)).toBe(true);
  await wait(2000);
  expect([scope.getState($isAuth), sent.includes('/web-api/auth/disconnect')]).toEqual([false, true]);
});

test('[SESS-24] a session that is known only after the page is ready is watched from then on', async () => {
  const { scope, wait } = await setup({ isSessionLate: true });
  await wait(29 * minute);
  expect(scope.getState($isAuth)).toBe(true);
  await wait(2 * minute);
  expect(scope.getState($isAuth)).toBe(false);
});

test('[SESS-24] every sign of them starts the minutes anew', async () => {
  const { scope, wait } = await setup();
  await wait(29 * minute);
  void allSettled(acted, { scope, params: Date.now() });
  await wait(29 * minute);
  expect(scope.getState($isAuth)).toBe(true);
  await wait(2 * minute);
  expect(scope.getState($isAuth)).toBe(false);
});

test('[SESS-24] a site that does not ask for it signs nobody out', async () => {
  const { scope, wait } = await setup({ isEnabled: false });
  await wait(40 * minute);
  expect(scope.getState($isAuth)).toBe(true);
});

test('[F78] [F79] a computer that slept signs out when it wakes; a clock that was put a day ahead does not', async () => {
  const slept = await setup();
  vi.setSystemTime(start + 45 * minute);
  offset = 0;
  await slept.wait(2000);
  expect(slept.scope.getState($isAuth)).toBe(false);

  vi.setSystemTime(start);
  const jumped = await setup();
  vi.setSystemTime(start + 24 * 60 * minute);
  offset = -24 * 60 * minute;
  await jumped.wait(5000);
  expect(jumped.scope.getState($isAuth)).toBe(true);
});

test('[F78] [SESS-25] [SESS-26] found at the next start: signed out; told with the login after it, once', async () => {
  const { scope, notices, wait } = await setup({ lastActive: start - 31 * minute });
  await wait(2000);
  expect([scope.getState($isAuth), scope.getState($wasLoggedOff), notices]).toEqual([false, true, []]);

  void allSettled(sessionOpened, { scope, params: signedIn });
  await wait(1000);
  expect([scope.getState($isAuth), notices.map(({ kind }) => kind)]).toEqual([true, ['info']]);
  void allSettled(sessionOpened, { scope, params: { ...signedIn, userId: 8 } });
  await wait(1000);
  expect(notices).toHaveLength(1);
});

test('[SESS-25] who was here a moment before the limit stays at the next start', async () => {
  const { scope, wait } = await setup({ lastActive: start - 29 * minute });
  await wait(2000);
  expect(scope.getState($isAuth)).toBe(true);
});

test('[SESS-58] they are told a minute before, once for each time away, and a sign of them is enough to stay', async () => {
  const { scope, notices, wait } = await setup();
  await wait(29 * minute - 2000);
  expect(notices).toEqual([]);
  await wait(3000);
  expect(notices.map(({ kind }) => kind)).toEqual(['warning']);
  await wait(20_000);
  void allSettled(acted, { scope, params: Date.now() });
  await wait(28 * minute);
  expect([scope.getState($isAuth), notices.length]).toEqual([true, 1]);
  await wait(2 * minute + 2000);
  expect([scope.getState($isAuth), notices.length]).toEqual([false, 2]);
});
