import { allSettled, createWatch, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import { pageTouched } from '@/features/betting/open-coupon';
import { fetchFx } from '@/shared/api';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { loadPartFx } from '@/shared/part';
import { navigated } from '@/shared/routing';

import { $late } from './load-late';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const arrival = {
  location: { path: '/', language: 'en', search: '', hash: '' },
  match: {
    meta: { pageId: 'home', layout: 'main' as const, section: 'home', dictionaries: [], title: '' },
    params: {},
  },
  failure: null,
};
const late = { LateParts: () => null, LateMenuFoot: () => null, LateSideToggle: () => null };

function setup(
  load: () => Promise<typeof late>,
  answer: () => Promise<Response> = () => Promise.reject(new Error('no network')),
) {
  const ready = vi.fn();
  const logged = vi.fn();
  const scope = fork({
    handlers: [
      [loadPartFx, load],
      [logFx, logged],
      [fetchFx, answer],
    ],
  });
  createWatch({ unit: appReady, scope, fn: ready });
  return { scope, ready, logged };
}

test('[BOOT-35] the site is ready once, with the first page and the code that waits for it', async () => {
  const load = vi.fn(() => Promise.resolve(late));
  const { scope, ready } = setup(load);
  await allSettled(navigated, { scope, params: arrival });
  await allSettled(navigated, { scope, params: arrival });
  expect([load.mock.calls.length, ready.mock.calls.length]).toEqual([5, 1]);
  expect(scope.getState($late)).toEqual(late);
});

test('[BOOT-35] [ERR-21] a site whose late parts do not load says so in the log, asks for them again, and is ready when they are here to hear it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  const lost = new Error('no network');
  const load = vi
    .fn(() => Promise.resolve(late))
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost);
  const { scope, ready, logged } = setup(load);
  const settled = allSettled(navigated, { scope, params: arrival });
  await vi.advanceTimersByTimeAsync(400);
  await settled;
  expect([ready.mock.calls.length, scope.getState($late), logged.mock.calls.length]).toEqual([0, null, 2]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([ready.mock.calls.length, scope.getState($late)]).toEqual([1, late]);
  vi.useRealTimers();
});

/** A page whose first data is on its way until `come` is called. */
function awaited() {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve(late));
  let come = () => {};
  const { scope } = setup(load, () => new Promise((resolve) => (come = () => resolve(new Response()))));
  void allSettled(fetchFx, { scope, params: new Request('http://localhost/first-data') });
  void allSettled(navigated, { scope, params: arrival });
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return load.mock.calls.length;
  };
  return { scope, after, come: () => come() };
}

test('[SPEED-01] what nobody has asked for waits until the page that was asked for is here', async () => {
  const { after, come } = awaited();
  expect(await after(3000)).toBe(0);
  come();
  expect(await after(400)).toBe(5);
  vi.useRealTimers();
});

test('[SPEED-01] a page that asks for its data only now, because its app has just come, goes first too', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve(late));
  const { scope } = setup(load, () => new Promise(() => undefined));
  void allSettled(navigated, { scope, params: arrival });
  await vi.advanceTimersByTimeAsync(200);
  void allSettled(fetchFx, { scope, params: new Request('http://localhost/first-data') });
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('[SPEED-01] a touch brings it at once, and what never comes is not waited for longer than four seconds', async () => {
  const touched = awaited();
  void allSettled(pageTouched, { scope: touched.scope });
  expect(await touched.after(0)).toBe(5);
  const { after } = awaited();
  expect([await after(3600), await after(400)]).toEqual([0, 5]);
  vi.useRealTimers();
});

/** A page whose first file took so long to come, ms, five seconds after it was asked for. */
function comeBy(lineMs: number) {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.advanceTimersByTime(5000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: 200, responseEnd: 200 + lineMs } as PerformanceResourceTiming,
  ]);
  const loaded: string[] = [];
  const scope = fork({
    handlers: [
      [fetchFx, () => Promise.resolve(new Response())],
      [loadPartFx, ({ name }: { name: string }) => (loaded.push(name), Promise.resolve(late))],
    ],
  });
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return loaded.toSorted();
  };
  void allSettled(navigated, { scope, params: arrival });
  return { scope, after };
}

const seen = ['cookies', 'late parts'];
const all = [...seen, 'late dialogs', 'late logic', 'what is kept'].toSorted();

test('[SPEED-05] on a slow line what nobody sees waits until the page is ten seconds old', async () => {
  const { after } = comeBy(900);
  expect(await after(400)).toEqual(seen);
  expect(await after(4000)).toEqual(seen);
  expect(await after(700)).toEqual(all);
});

test('[SPEED-05] a touch brings it at once, and on a quick line it comes with all else', async () => {
  const slow = comeBy(900);
  await slow.after(400);
  void allSettled(pageTouched, { scope: slow.scope });
  expect(await slow.after(0)).toEqual(all);
  expect(await comeBy(700).after(400)).toEqual(all);
});
