// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $siteConfig, maintenanceReceived, type MaintenanceWindow, siteCheckEnded } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { tabHidden, tabShown } from '@/shared/lib/device';
import { appReady } from '@/shared/lib/lifecycle';
import { $notice, noticeClosed, noticeShown } from '@/shared/lib/notices';
import { navigated, routerAttached } from '@/shared/routing';

import '../index';

const now = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const planned: MaintenanceWindow = {
  isActive: false,
  startsAt: now + hour,
  endsAt: now + 2 * hour,
  notifyFrom: now - hour,
  notifyUntil: now + hour,
};

type Answer = () => Response;
async function setup({ path = '/', answer = () => Response.json({ data: {} }) }: { path?: string; answer?: Answer }) {
  const visited: string[] = [];
  let asked = 0;
  const server = () => {
    asked += 1;
    return answer();
  };
  const scope = fork({
    values: [
      [$siteConfig, null],
      [$now, now],
    ],
    handlers: [[fetchFx, server]],
  });
  const navigate = (to: string) => {
    visited.push(to);
    return Promise.resolve();
  };
  await allSettled(routerAttached, { scope, params: { navigate } as never });
  await allSettled(navigated, {
    scope,
    params: {
      location: { path, language: 'en', search: '', hash: '' },
      match: { meta: { pageId: 'x', layout: 'main', section: 'x', dictionaries: [], title: '' }, params: {} },
      failure: null,
    },
  });
  void allSettled(appReady, { scope });
  await vi.advanceTimersByTimeAsync(0);
  return { scope, visited, asked: () => asked };
}
const iso = (at: number) => new Date(at).toISOString();

test('[MAINT-06] works that are announced are a warning until it is closed, and closed it stays, also in the next page', async () => {
  const { scope } = await setup({});
  await allSettled(maintenanceReceived, { scope, params: planned });
  const notice = scope.getState($notice);
  expect(notice).toMatchObject({ kind: 'warning', isPermanent: true, key: 'maintenance' });
  await allSettled(noticeClosed, { scope, params: notice!.id });
  await allSettled(maintenanceReceived, { scope, params: { ...planned } });
  expect(scope.getState($notice)).toBeNull();

  const next = await setup({});
  await allSettled(maintenanceReceived, { scope: next.scope, params: planned });
  expect(next.scope.getState($notice)).toBeNull();
  // Other works make another announcement.
  await allSettled(maintenanceReceived, { scope: next.scope, params: { ...planned, endsAt: now + 3 * hour } });
  expect(next.scope.getState($notice)).not.toBeNull();
});

test('[MAINT-06] closing another notice does not close the announcement for good', async () => {
  const { scope } = await setup({});
  await allSettled(noticeShown, { scope, params: { kind: 'info', text: 'x' } });
  await allSettled(maintenanceReceived, { scope, params: planned });
  await allSettled(noticeClosed, { scope, params: scope.getState($notice)!.id });
  expect(localStorage.getItem('openbook.maintenanceClosed')).toBeNull();
  expect(scope.getState($notice)).toMatchObject({ key: 'maintenance' });
});

test.each([
  ['before its time', { notifyFrom: now + 1 }],
  ['after it', { notifyUntil: now }],
  ['when there is none', { notifyFrom: null }],
])('[MAINT-06] nothing is announced %s', async (_, change) => {
  const { scope } = await setup({});
  await allSettled(maintenanceReceived, { scope, params: { ...planned, ...change } });
  expect(scope.getState($notice)).toBeNull();
});

test('[MAINT-02] [MAINT-04] works that begin while the page is open lead to their page within a minute', async () => {
  const works = { startAt: iso(now), finishAt: iso(now + hour) };
  const { visited, asked } = await setup({ path: '/home/live', answer: () => Response.json({ data: works }) });
  await vi.advanceTimersByTimeAsync(59_999);
  expect([asked(), visited]).toEqual([0, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(1);
  expect(visited).toEqual(['/en/maintenance']);
});

test('[MAINT-09] a check that ends with 503 three times looks like works, one that ends with 500 does not', async () => {
  const down = await setup({ answer: () => new Response(null, { status: 503 }) });
  await vi.advanceTimersByTimeAsync(60_300);
  expect([down.asked(), down.visited]).toEqual([3, ['/en/maintenance']]);
  const broken = await setup({ answer: () => new Response(null, { status: 500 }) });
  await vi.advanceTimersByTimeAsync(60_300);
  expect([broken.asked(), broken.visited]).toEqual([3, []]);
});

test('[BOOT-37] [MAINT-04] works that a late check found before this code was here lead to their page', async () => {
  const scope = fork({ values: [[$siteConfig, null]], handlers: [[fetchFx, () => Response.json({ data: {} })]] });
  const visited: string[] = [];
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void visited.push(String(to)) } });
  await allSettled(siteCheckEnded, { scope, params: 503 });
  visited.length = 0;
  void allSettled(appReady, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(visited).toEqual(['/en/maintenance']);
});

test('[MAINT-05] who waits on the maintenance page is taken home when the works are over', async () => {
  let isOver = false;
  const answer = () => (isOver ? Response.json({ data: { startAt: null } }) : new Response(null, { status: 503 }));
  const { visited } = await setup({ path: '/maintenance', answer });
  await vi.advanceTimersByTimeAsync(60_300);
  expect(visited).toEqual([]);
  isOver = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(visited).toEqual(['/en']);
});

test('[MAINT-02] a hidden page does not ask; shown again, it asks within a minute', async () => {
  const works = { startAt: iso(now + 24 * hour), finishAt: iso(now + 25 * hour) };
  const { scope, asked } = await setup({ answer: () => Response.json({ data: works }) });
  void allSettled(tabHidden, { scope });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked()).toBe(0);
  void allSettled(tabShown, { scope });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});
