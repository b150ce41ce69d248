// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { appReady } from '@/shared/lib/lifecycle';

import { $canInstall, $way, installRequested } from './prompt';

const offer = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });
const open = async () => {
  const scope = fork();
  await allSettled(appReady, { scope });
  return scope;
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  Reflect.deleteProperty(window, '__install');
});

test('[PWA-01] an offer of the browser that came before the page is kept, and used once', async () => {
  const early = offer();
  Object.assign(window, { __install: early });
  const scope = await open();
  expect(scope.getState($canInstall)).toBe(true);
  await allSettled(installRequested, { scope });
  await allSettled(installRequested, { scope });
  expect(early.prompt).toHaveBeenCalledTimes(1);
  expect(scope.getState($canInstall)).toBe(false);
});

test('[PWA-01] one that comes later is kept too, and the browser’s own bar stays away', async () => {
  const scope = await open();
  expect(scope.getState($canInstall)).toBe(false);
  const later = offer();
  window.dispatchEvent(later);
  expect([scope.getState($canInstall), later.defaultPrevented]).toEqual([true, true]);
});

test('[PWA-01] an installed app is offered no more', async () => {
  Object.assign(window, { __install: offer() });
  const scope = await open();
  window.dispatchEvent(new Event('appinstalled'));
  expect(scope.getState($canInstall)).toBe(false);
});

test.each([
  ['iPhone; CPU iPhone OS 17_5 like Mac OS X', false, 'byHand'],
  ['Windows NT 10.0', false, 'none'],
  ['iPhone; CPU iPhone OS 17_5 like Mac OS X', true, 'installed'],
])('on %s (from the home screen: %s) the way is %s', async (system, isStandalone, way) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
  vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (${system})`, maxTouchPoints: 0 });
  const scope = await open();
  expect(scope.getState($way)).toBe(way);
});
