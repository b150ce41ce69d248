import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import session from '@contracts/dictionaries/en/session.json';

import { $isAuth, sessionOpened } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { $now, clockStarted } from '@/shared/lib/clock';
import { $notice, noticeClosed, noticeShown } from '@/shared/lib/notices';

import { sessionHoursKnown } from './limit';

const start = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;

async function setup() {
  const sent: string[] = [];
  const shown = vi.fn();
  const server = (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push(pathname);
    if (pathname.includes('dictionary')) return Response.json({ data: { version: '1', groups: { session } } });
    if (pathname.includes('gettoken')) return Response.json({ data: { token: 'h.e30.s' } });
    return Response.json({ success: true, message: '' });
  };
  const scope = fork({
    values: [
      [$now, start],
      [$language, 'en'],
    ],
    handlers: [[fetchFx, server]],
  });
  createWatch({ unit: noticeShown, scope, fn: shown });
  void allSettled(clockStarted, { scope });
  void allSettled(sessionOpened, { scope, params: { userId: 7 } });
  void allSettled(sessionHoursKnown, { scope, params: 1.5 });
  await vi.advanceTimersByTimeAsync(0);
  return { scope, sent, shown };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:', origin: 'http://localhost', search: '' });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[F76] [SESS-27] after the hours that are left a permanent error says so, and closing it signs out', async () => {
  const { scope, sent, shown } = await setup();
  vi.setSystemTime(start + 1.5 * hour - 2000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(scope.getState($notice)).toMatchObject({
    kind: 'error',
    isPermanent: true,
    text: `${session['session-limit-ended']} ${session['visit-tomorrow']}`,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([scope.getState($isAuth), sent.includes('/web-api/auth/disconnect')]).toEqual([true, false]);
  void allSettled(noticeClosed, { scope, params: scope.getState($notice)?.id ?? 0 });
  await vi.advanceTimersByTimeAsync(100);
  expect([scope.getState($isAuth), sent.includes('/web-api/auth/disconnect')]).toEqual([false, true]);
  expect(shown).toHaveBeenCalledTimes(1);
});

test('[SESS-27] closing any other notice ends nothing', async () => {
  const { scope, sent } = await setup();
  await allSettled(noticeShown, { scope, params: { kind: 'info', text: 'x' } });
  await allSettled(noticeClosed, { scope, params: scope.getState($notice)?.id ?? 0 });
  expect([scope.getState($isAuth), sent.includes('/web-api/auth/disconnect')]).toEqual([true, false]);
});

test('[F76] an hour of sleep is an hour, and who has no limit has no end', async () => {
  const { scope, shown } = await setup();
  vi.setSystemTime(start + 2 * hour);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toHaveBeenCalledTimes(1);
  void allSettled(sessionHoursKnown, { scope, params: null });
  vi.setSystemTime(start + 24 * hour);
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).toHaveBeenCalledTimes(1);
});
