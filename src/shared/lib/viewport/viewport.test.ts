// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { appReady, pageViewed } from '@/shared/lib/lifecycle';

import { layoutOf } from './layout';
import { $windowSize, defaultWidth } from './viewport';

const html = document.documentElement;
function resize(width: number, height: number) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.cookie = 'window_width=; path=/; max-age=0';
});
afterEach(() => {
  vi.useRealTimers();
});

test('[UI-05] the first page has its layout before the site is ready', async () => {
  Object.assign(window, { innerWidth: 390 });
  await allSettled(pageViewed, { scope: fork(), params: { path: '/', route: 'home', section: 'home' } });
  expect(html.dataset['layout']).toBe('narrow');
});

test.each([
  [1920, 'wide'],
  [1919, 'desktop'],
  [1366, 'desktop'],
  [1365, 'laptop'],
  [1100, 'laptop'],
  [1099, 'tablet'],
  [1024, 'tablet'],
  [1023, 'narrow'],
  [390, 'narrow'],
])('[UI-05] a window of %i px has the layout %s', async (width, layout) => {
  expect(layoutOf(width)).toBe(layout);
  Object.assign(window, { innerWidth: width });
  await allSettled(appReady, { scope: fork() });
  expect(html.dataset['layout']).toBe(layout);
});

test('[UI-06] ten resizes within 100 ms are one measurement, and the height variable follows', async () => {
  const scope = fork();
  Object.assign(window, { innerWidth: 1366, innerHeight: 900 });
  await allSettled(appReady, { scope });
  expect(html.style.getPropertyValue('--viewport-height')).toBe('900px');
  const measured = vi.fn();
  createWatch({ unit: $windowSize, scope, fn: measured });
  for (let step = 1; step <= 10; step += 1) {
    resize(1366 - step, 900 - step);
    await vi.advanceTimersByTimeAsync(9);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(measured).toHaveBeenCalledTimes(1);
  expect(scope.getState($windowSize)).toEqual({ width: 1356, height: 890 });
  expect(html.style.getPropertyValue('--viewport-height')).toBe('890px');
});

test.each([
  ['the width of the last visit', 'window_width=1440', 1440],
  ['1366 without one', '', 1366],
  ['1366 for a broken one', 'window_width=wide', 1366],
])('[UI-07] the default width is %s', (_, cookie, width) => {
  document.cookie = cookie;
  expect(defaultWidth()).toBe(width);
});

test('[UI-07] the measured width is kept for the next visit', async () => {
  Object.assign(window, { innerWidth: 1600 });
  await allSettled(appReady, { scope: fork() });
  expect(defaultWidth()).toBe(1600);
});
