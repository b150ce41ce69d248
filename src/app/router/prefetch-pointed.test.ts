// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { appReady } from '@/shared/lib/lifecycle';

import { dwellMs, findPageFx, loadPageFx } from './prefetch-pointed';
import { preloadAtFx } from './remote-app-guard';

const brought = vi.fn();
const link = (href: string) => {
  const made = Object.assign(document.createElement('a'), { href });
  const text = document.createElement('span');
  made.append(text);
  document.body.append(made);
  return text;
};
const point = (target: Element, type: string, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));

beforeAll(() => {
  void allSettled(appReady, { scope: fork({ handlers: [[findPageFx, brought]] }) });
});
beforeEach(() => {
  vi.useFakeTimers();
  brought.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('[UI-97] a page comes before it is opened: when the mouse rests on its link, at the focus and at the touch, once', async () => {
  const [live, line] = [link('/en/home/live'), link('/en/home/line')];
  point(live, 'pointerover');
  await vi.advanceTimersByTimeAsync(dwellMs - 1);
  point(line, 'pointerover');
  await vi.advanceTimersByTimeAsync(dwellMs);
  expect(brought.mock.calls).toEqual([['/home/line']]);
  point(live, 'pointerover', 'touch');
  point(live, 'pointerdown', 'touch');
  point(live, 'focusin');
  point(line, 'focusin');
  await vi.advanceTimersByTimeAsync(dwellMs);
  expect(brought.mock.calls).toEqual([['/home/line'], ['/home/live']]);
});

test('[UI-97] links that leave the site, and documents of the server, bring nothing', async () => {
  for (const target of [link('https://elsewhere.example/en/home'), link('/docs/api'), document.body])
    point(target, 'pointerdown');
  await vi.advanceTimersByTimeAsync(dwellMs);
  expect(brought).not.toHaveBeenCalled();
});

test.each([
  [true, 0],
  [false, 2],
])('[UI-97] where the visitor saves data (%s) it asks for %i of code and app', async (saveData, count) => {
  vi.useRealTimers();
  vi.stubGlobal('navigator', { connection: { saveData } });
  const preloaded = vi.fn();
  await allSettled(findPageFx, {
    scope: fork({
      handlers: [
        [preloadAtFx, preloaded],
        [loadPageFx, preloaded],
      ],
    }),
    params: '/home/live',
  });
  expect(preloaded).toHaveBeenCalledTimes(count);
  vi.unstubAllGlobals();
});
