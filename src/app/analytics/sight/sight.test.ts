// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SightReports } from '@contracts/sight';
import type { z } from '@contracts/zod';

import { cookiesChosen } from '@/entities/preferences';
import { fetchFx } from '@/shared/api';
import { feedDoubted } from '@/shared/feed';
import { serverTimeSeen } from '@/shared/lib/clock';
import { tabHidden, tabShown } from '@/shared/lib/device';
import { loadPartFx } from '@/shared/part';
import { $routeMatch, navigated } from '@/shared/routing';

import { $trace, faultHeard } from './watch';
import './sight';

type Reports = z.infer<typeof SightReports>['reports'];
const yes = { type: 1 as const, statistics: true };
const fault = (file: string) => ({ kind: 'error' as const, name: 'TypeError', frames: [`assets/${file}:1:2`] });
const match = (pageId: string) => ({
  meta: { pageId, layout: 'main' as const, section: 'x', dictionaries: [], title: '' },
  params: {},
});

const own = [fetchFx.use.getCurrent(), console.error] as const;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  fetchFx.use(own[0]);
  console.error = own[1];
});

type Options = { share?: string; choice?: { type: 0 | 1; statistics: boolean } | null };
async function setup({ share = '100', choice = yes }: Options = {}) {
  const meta = Object.assign(document.createElement('meta'), { name: 'sight', content: share });
  document.head.replaceChildren(...(share === '' ? [] : [meta]));
  document.documentElement.dataset['page'] = 'sport-board';
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  const sent: { trace: string | null; reports: Reports }[] = [];
  fetchFx.use(async (request) => {
    const trace = request.headers.get('traceparent');
    sent.push({ trace, reports: ((await request.json()) as { reports: Reports }).reports });
    return new Response(null, { status: 204 });
  });
  const scope = fork({
    values: [[$routeMatch, match('sport-board')]],
    handlers: [[loadPartFx, () => ({})]],
  } as never);
  const all = (unit: unknown, params?: unknown) => {
    void allSettled(unit as never, { scope, params } as never);
    return vi.advanceTimersByTimeAsync(0);
  };
  if (choice !== null) await all(cookiesChosen, choice);
  return {
    sent,
    all,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    trace: () => scope.getState($trace),
  };
}
const calm = { kind: 'vital', name: 'CLS', value: 0 };

test.each([
  ['who was not asked yet', { choice: null }],
  ['who refused', { choice: { type: 0 as const, statistics: false } }],
  ['of a site that asks for no page', { share: '' }],
  ['of a page that was not drawn', { share: '0' }],
])('[SIGHT-07] of a visitor %s nothing is measured and nothing sent', async (_, options) => {
  const { all, sent, pass, trace } = await setup(options);
  await all(faultHeard, fault('a.js'));
  await all(tabHidden);
  await pass(60_000);
  expect([sent, trace()]).toEqual([[], null]);
});

test('[SIGHT-06] faults go together after three seconds, in the trace of their page; another page has another trace', async () => {
  const { all, sent, pass, trace } = await setup();
  const first = trace();
  await all(faultHeard, fault('a.js'));
  await pass(2000);
  await all(faultHeard, fault('b.js'));
  expect(sent).toEqual([]);
  await pass(1000);
  const of = { route: 'sport-board', trace: first };
  expect(sent.map(({ reports }) => reports)).toEqual([['a.js', 'b.js'].map((file) => ({ ...fault(file), ...of }))]);
  expect(sent[0]?.trace).toMatch(new RegExp(`^00-${String(first)}-[\\da-f]{16}-01$`));
  await all(navigated, {
    ...{ location: { path: '/x', language: 'en', search: '', hash: '' }, match: match('toto'), failure: null },
  });
  expect(trace()).toMatch(/^[\da-f]{32}$/);
  expect(trace()).not.toBe(first);
});

test('[SIGHT-07] a page that is hidden says what waits and how fast it was, each stretch once', async () => {
  const { all, sent } = await setup();
  await all(faultHeard, fault('a.js'));
  await all(tabHidden);
  await all(tabHidden);
  expect(sent.map(({ reports }) => reports)).toMatchObject([[fault('a.js'), calm]]);
  await all(tabShown);
  await all(tabHidden);
  expect(sent[1]?.reports).toMatchObject([calm]);
});

test('[SIGHT-07] who takes the consent back ends reports and traces, also what waits', async () => {
  const { all, sent, pass, trace } = await setup();
  await all(faultHeard, fault('a.js'));
  await all(cookiesChosen, { type: 0, statistics: false });
  await all(faultHeard, fault('b.js'));
  await all(tabHidden);
  await pass(10_000);
  expect([sent, trace()]).toEqual([[], null]);
});

test('[SIGHT-07] what waited when the consent was taken back is not said after the next one', async () => {
  const { all, sent, pass } = await setup();
  await all(faultHeard, fault('a.js'));
  await all(cookiesChosen, { type: 0, statistics: false });
  await all(cookiesChosen, yes);
  await all(faultHeard, fault('b.js'));
  await pass(10_000);
  expect(sent.flatMap(({ reports }) => reports)).toMatchObject([fault('b.js')]);
});

test('[SIGHT-06] how long no prices came is told when nobody looks any more', async () => {
  const { all, sent } = await setup();
  await all(serverTimeSeen, Date.now());
  await all(feedDoubted);
  await all(serverTimeSeen, Date.now() + 14_000);
  await all(tabHidden);
  const [stale, ...others] = sent.flatMap(({ reports }) => reports);
  expect(others).toMatchObject([calm]);
  expect(stale?.kind === 'stale' && stale.value).toBeGreaterThanOrEqual(14_000);
});

test('[SIGHT-06] a page says at most sixty things', async () => {
  const { all, sent, pass } = await setup();
  for (let n = 0; n < 100; n += 1) {
    await all(faultHeard, fault(`f${String(n)}.js`));
    if (n % 10 === 9) await pass(3000);
  }
  expect(sent.flatMap(({ reports }) => reports)).toHaveLength(60);
});
