// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { cookiesChosen } from '@/entities/preferences';
import { $siteConfig } from '@/entities/site';
import { questionPlaced } from '@/features/access/agree-cookies';
import { collectorOpened, type Happened, tracked } from '@/features/collect-events';
import { $counters, readMetricsFx } from '@/features/collect-events/testing';
import { fetchFx } from '@/shared/api';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { loadPartFx } from '@/shared/part';
import { navigated } from '@/shared/routing';

import { countingBegan } from './begin';
import * as collecting from './collect';

const yes = { type: 1 as const, statistics: true };

function setup({ isAgreed = true, section = 'home', isFromHomeScreen = false } = {}) {
  const events: Happened[] = [];
  const asked: string[] = [];
  const opened = vi.fn();
  const loaded = vi.fn(() => collecting);
  vi.stubGlobal('matchMedia', () => ({ matches: isFromHomeScreen }));
  const server = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname);
    if (pathname !== '/content-api/v1/counters') return new Response(null, { status: 204 });
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ domain: location.hostname, projectId: '5' });
    return Response.json({
      data: [
        { type: 8, id: 's', code: '1' },
        { type: 4, id: 'n', code: '2' },
      ],
    });
  };
  const switches = { fatmanApiKey: 'k', isFatmanAnalyticsAvailable: true };
  const config = {
    partnerId: 5,
    config: switches,
    languages: [],
    menus: {},
    registrationTypes: [],
  } as unknown as SiteConfig;
  if (isAgreed) localStorage.setItem('openbook.cookiesAgree', JSON.stringify(yes));
  const scope = fork({
    values: [[$siteConfig, config]],
    handlers: [
      [fetchFx, server],
      [logFx, () => undefined],
      [loadPartFx, loaded],
      [readMetricsFx, () => [{ name: 'firstByte', value: 12 }]],
    ] as never,
  });
  createWatch({ unit: tracked, scope, fn: (event) => events.push(event) });
  createWatch({ unit: collectorOpened, scope, fn: opened });
  const go = (to: string) =>
    allSettled(navigated, {
      scope,
      params: {
        location: { path: `/${to}`, language: 'en', search: '', hash: '' },
        match: { meta: { pageId: to, layout: 'main', section: to, dictionaries: [], title: '' }, params: {} },
        failure: null,
      },
    });
  void go(section);
  void allSettled(appReady, { scope });
  void allSettled(questionPlaced, { scope });
  void allSettled(countingBegan, { scope });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { scope, events, asked, opened, loaded, go, pass };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[ANALYT-02] [CONST-05] analytics starts ten seconds after the page, once', async () => {
  const { opened, go, pass } = setup();
  await pass(9999);
  expect(opened).not.toHaveBeenCalled();
  await pass(1);
  void go('registration');
  await pass(60_000);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('[ANALYT-02] on the registration page it starts at once', async () => {
  const first = setup({ section: 'registration' });
  await first.pass(0);
  expect(first.opened).toHaveBeenCalledTimes(1);
  const later = setup();
  void later.go('registration');
  await later.pass(20_000);
  expect(later.opened).toHaveBeenCalledTimes(1);
});

test('[ANALYT-07] the speed of the page goes out once; who agrees later has it sent then', async () => {
  const { scope, events, pass } = setup({ isAgreed: false });
  await pass(10_000);
  expect(events).toEqual([]);
  await allSettled(cookiesChosen, { scope, params: yes });
  await allSettled(cookiesChosen, { scope, params: yes });
  expect(events).toEqual([{ id: 1, params: { value: 12, route: 'home' } }]);
});

test.each([
  [true, 1],
  [false, 0],
])('[GUARD-09] the page that was there before counting began counts once; agreed: %s', async (isAgreed, count) => {
  const { events, pass } = setup({ isAgreed });
  await pass(10_000);
  expect(events.filter(({ id }) => id === 21_001)).toHaveLength(count);
});

test.each([true, false])('[PWA-06] started from the home screen (%s): event 10422', async (isFromHomeScreen) => {
  const { events, pass } = setup({ isFromHomeScreen });
  await pass(10_000);
  expect(events.some(({ id }) => id === 10_422)).toBe(isFromHomeScreen);
});

test('[ANALYT-01] counters by their type: 8 a search engine, 4 a social network', async () => {
  const { scope, pass } = setup();
  await pass(10_000);
  expect(scope.getState($counters)).toEqual({ 8: { type: 8, id: 's', code: '1' }, 4: { type: 4, id: 'n', code: '2' } });
});

test('[ANALYT-01] counters that stand in the page are not asked for', async () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'counters';
  script.textContent = JSON.stringify([{ type: 4, id: 'own', code: '3' }]);
  document.body.append(script);
  const { scope, asked, pass } = setup();
  await pass(10_000);
  expect(scope.getState($counters)).toEqual({ 4: { type: 4, id: 'own', code: '3' } });
  expect(asked).not.toContain('/content-api/v1/counters');
});

test('[ANALYT-13] no counters before the visitor agreed', async () => {
  const { asked, pass } = setup({ isAgreed: false });
  await pass(60_000);
  expect(asked).not.toContain('/content-api/v1/counters');
});

test('[ANALYT-13] what collects is loaded for visitors who agreed or are being asked, never for those who refused', async () => {
  localStorage.setItem('openbook.cookiesAgree', JSON.stringify({ type: 0, statistics: false }));
  const refused = setup({ isAgreed: false });
  await refused.pass(60_000);
  expect(refused.loaded).not.toHaveBeenCalled();
  localStorage.clear();
  const asked = setup({ isAgreed: false });
  await asked.pass(0);
  await allSettled(cookiesChosen, { scope: asked.scope, params: yes });
  expect(asked.loaded).toHaveBeenCalledOnce();
});
