// @vitest-environment jsdom
import { createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $savedTarget } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $isLoginOpen } from '@/features/access/log-in';
import { $isRegistrationOpen } from '@/features/access/register';
import { execFingerprintFx } from '@/shared/api';
import { $routeMatch, cancel, modalsClosed, pass } from '@/shared/routing';

import { ask, config, meta, scopeWith } from './guards.testing';
import { modalGuard } from './modal-guard';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[GUARD-11] a dialog belongs to the page beneath, unless the next one keeps it', async () => {
  const scope = scopeWith();
  const closed = vi.fn();
  createWatch({ unit: modalsClosed, scope, fn: closed });
  await ask(modalGuard, { meta: meta({ keepsModal: true }) }, scope);
  expect(closed).not.toHaveBeenCalled();
  await ask(modalGuard, {}, scope);
  expect(closed).toHaveBeenCalledTimes(1);
});

test.each([
  ['login', $isLoginOpen],
  ['registration', $isRegistrationOpen],
] as const)('[GUARD-11] inside the app %s is a dialog over the page that is there', async (pageId, $isOpen) => {
  const { loadDictionariesFx } = await import('@/shared/i18n');
  const scope = fork({
    values: [
      [$siteConfig, config({ isRegistrationAllowed: true })],
      [$routeMatch, { meta: meta(), params: {} }],
    ] as never,
    handlers: [
      [loadDictionariesFx, () => undefined],
      [execFingerprintFx, () => Promise.reject(new Error('none'))],
    ] as never,
  });
  const where = { path: `/${pageId}`, search: '?redirect_url=/en/slots', meta: meta({ pageId }) };
  expect(await ask(modalGuard, where, scope)).toEqual(cancel('modal'));
  expect([scope.getState($isOpen), scope.getState($savedTarget)]).toEqual([true, '/slots']);
});

test('[GUARD-11] without a page beneath, or where the site wants a page, it is a page', async () => {
  const where = { path: '/login', meta: meta({ pageId: 'login' }) };
  expect(await ask(modalGuard, { ...where, isFirst: true })).toEqual(pass());
  const asPage = scopeWith([[$siteConfig, config({ authMode: 'page' })]]);
  expect([await ask(modalGuard, where, asPage), asPage.getState($isLoginOpen)]).toEqual([pass(), false]);
});
