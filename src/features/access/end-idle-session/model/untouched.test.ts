// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { $isAuth, sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { $now, clockStarted } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';

import '../index';

const start = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  return () => vi.useRealTimers();
});

test.each([null, 'null'])(
  '[SESS-24] a session from before the page is watched though nobody touches it, whatever the storage has: %j',
  async (kept) => {
    localStorage.clear();
    if (kept !== null) localStorage.setItem('openbook.lastActive', kept);
    const data = { ...{ token: 'h.e30.s', user_id: 7 }, ...{ version: '1', groups: { session: {} } } };
    const server = () => Response.json({ success: true, message: '', data });
    const site = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 30 };
    const scope = fork({
      values: [
        [$now, start],
        [$siteConfig, site],
      ] as never,
      handlers: [[fetchFx, server]],
    });
    void allSettled(sessionOpened, { scope, params: { userId: 7 } });
    void allSettled(clockStarted, { scope });
    void allSettled(appReady, { scope });
    await vi.advanceTimersByTimeAsync(0);
    expect(Number(localStorage.getItem('openbook.lastActive'))).toBe(start);
    await vi.advanceTimersByTimeAsync(31 * minute);
    expect(scope.getState($isAuth)).toBe(false);
  },
);
