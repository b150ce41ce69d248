// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $now, clockStarted } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { $routeMatch, type RouteMeta } from '@/shared/routing';

import { $isReminding, reminderClosed } from './reminder';

const start = Date.parse('2026-11-21T12:00:00Z');
const delay = 60_000;
const interval = 3_600_000;
const second = 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

type Visit = { userId?: number | null; isAllowed?: boolean; pageId?: string; reminder?: SiteConfig['reminder'] };

async function visit({ userId = null, isAllowed = true, pageId = 'home', reminder = { delay, interval } }: Visit = {}) {
  const config = { reminder, isRegistrationAllowed: isAllowed, isVipDomain: false } as Partial<SiteConfig>;
  const meta: RouteMeta = { pageId, layout: 'main', section: 'home', dictionaries: [], title: '' };
  const scope = fork({
    values: [
      [$siteConfig, config],
      [$userId, userId],
      [$routeMatch, { meta, params: {} }],
      [$now, Date.now()],
    ] as never,
  });
  await allSettled(clockStarted, { scope });
  await allSettled(appReady, { scope });
  return scope;
}

test('[REG-05] a visitor is reminded when the delay has passed', async () => {
  const scope = await visit();
  await vi.advanceTimersByTimeAsync(delay - second);
  expect(scope.getState($isReminding)).toBe(false);
  await vi.advanceTimersByTimeAsync(second);
  expect(scope.getState($isReminding)).toBe(true);
});

test('[REG-05] closed, it comes again after the interval, in the next visit too', async () => {
  const scope = await visit();
  await vi.advanceTimersByTimeAsync(delay);
  await allSettled(reminderClosed, { scope });
  await vi.advanceTimersByTimeAsync(interval - second);
  expect(scope.getState($isReminding)).toBe(false);
  await vi.advanceTimersByTimeAsync(second);
  expect(scope.getState($isReminding)).toBe(true);

  const next = await visit();
  await vi.advanceTimersByTimeAsync(interval - second);
  expect(next.getState($isReminding)).toBe(false);
  await vi.advanceTimersByTimeAsync(second);
  expect(next.getState($isReminding)).toBe(true);
});

test.each([
  ['a dialog', '<dialog open></dialog>'],
  ['a form that has begun', '<form data-dirty=""></form>'],
])('[REG-05] %s that is open puts it off until it is closed', async (_, html) => {
  const scope = await visit();
  document.body.append(document.createRange().createContextualFragment(html));
  await vi.advanceTimersByTimeAsync(delay + 10 * second);
  expect(scope.getState($isReminding)).toBe(false);
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(second);
  expect(scope.getState($isReminding)).toBe(true);
});

test.each([
  ['a player', { userId: 7 }],
  ['where registration is not allowed', { isAllowed: false }],
  ['on the page of the registration', { pageId: 'registration' }],
  ['where no delay is configured', { reminder: { delay: 0, interval: 0 } }],
])('[REG-05] no reminder for %s', async (_, conditions) => {
  const scope = await visit(conditions);
  await vi.advanceTimersByTimeAsync(delay + interval);
  expect(scope.getState($isReminding)).toBe(false);
});
