// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { appReady } from '@/shared/lib/lifecycle';

import { $isFar, topWanted } from './scroll-top';

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(window, { innerHeight: 800, scrollY: 0 });
  const main = document.body.appendChild(document.createElement('main'));
  main.id = 'content';
  main.tabIndex = -1;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function scrollTo(target: 'window' | 'content', top: number) {
  const main = document.getElementById('content');
  if (target === 'window') Object.assign(window, { scrollY: top });
  else if (main !== null) main.scrollTop = top;
  (target === 'window' ? document : main)?.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(100);
}

test.each(['window', 'content'] as const)(
  '[CONST-09] [UI-03] the button is there once more than a screen of the %s is above',
  async (target) => {
    const scope = fork();
    await allSettled(appReady, { scope });
    await scrollTo(target, 800);
    expect(scope.getState($isFar)).toBe(false);
    await scrollTo(target, 801);
    expect(scope.getState($isFar)).toBe(true);
    await scrollTo(target, 0);
    expect(scope.getState($isFar)).toBe(false);
  },
);

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('[UI-03] a press goes to the top, focus too (reduced motion: %s)', async (isCalm, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  const scrolled = vi.fn();
  Element.prototype.scrollTo = scrolled;
  const windowScrolled = vi.fn();
  window.scrollTo = windowScrolled;
  await allSettled(topWanted, { scope: fork() });
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior });
  expect(windowScrolled).toHaveBeenCalledWith({ top: 0, behavior });
  expect(document.activeElement?.id).toBe('content');
});
