import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { appReady } from '@/shared/lib/lifecycle';
import { navigated } from '@/shared/routing';

import { $isSnowing } from './snowfall';

test.each([
  ['on the home page with the flag', true, 'home', false, true],
  ['without the flag', false, 'home', false, false],
  ['on another page', true, 'sport-board', false, false],
  ['for a reader who wants less motion', true, 'home', true, false],
])('[UI-04] snow falls %s', async (_, isSnowEnabled, pageId, isCalm, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm, addEventListener: () => undefined }));
  const config = { isSnowEnabled } as Partial<SiteConfig> as SiteConfig;
  const scope = fork({ values: [[$siteConfig, config]] });
  const meta = { pageId, layout: 'main' as const, section: 'home', dictionaries: [], title: '' };
  const location = { path: '/', language: 'en', search: '', hash: '' };
  await allSettled(navigated, { scope, params: { location, match: { meta, params: {} }, failure: null } });
  await allSettled(appReady, { scope });
  expect(scope.getState($isSnowing)).toBe(expected);
});
