// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ageConfirmedMs } from '@contracts/constants';
import type { SiteConfig } from '@contracts/site';

import { cookiesChosen } from '@/entities/preferences';
import { $siteConfig } from '@/entities/site';
import { loadDictionariesFx } from '@/shared/i18n';
import { $now, clockStarted } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { $isSearchBot } from '@/shared/lib/search-bot';

import { $isWarned, ageConfirmed } from './age';

// The jar of cookies goes by the real clock, whatever a test's own says.
const start = Date.now();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  document.cookie = 'age_confirmed=; path=/; max-age=0';
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** One visit: a page that has just become ready. */
async function visit(minAge = 18, isSearchBot = false) {
  const config = { minAge } as Partial<SiteConfig> as SiteConfig;
  const scope = fork({
    values: [
      [$siteConfig, config],
      [$now, Date.now()],
      [$isSearchBot, isSearchBot],
    ] as never,
    handlers: [[loadDictionariesFx, () => undefined]],
  });
  await allSettled(clockStarted, { scope });
  await allSettled(appReady, { scope });
  return scope;
}
const isWarned = async () => (await visit()).getState($isWarned);

test('[UI-01] the warning is there once; confirmed, it stays away for 3 days', async () => {
  const scope = await visit();
  expect(scope.getState($isWarned)).toBe(true);
  await allSettled(ageConfirmed, { scope });
  expect(scope.getState($isWarned)).toBe(false);
  expect(await isWarned()).toBe(false);
  vi.setSystemTime(start + ageConfirmedMs - 1);
  expect(await isWarned()).toBe(false);
  vi.setSystemTime(start + 259_200_000);
  expect(await isWarned()).toBe(true);
});

test('[UI-01] a page that stays open asks again when the 3 days are over', async () => {
  const scope = await visit();
  await allSettled(ageConfirmed, { scope });
  vi.setSystemTime(start + ageConfirmedMs);
  await vi.advanceTimersByTimeAsync(1000);
  expect(scope.getState($isWarned)).toBe(true);
});

test('[UI-01] who allows only necessary cookies is asked once a session', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const scope = await visit();
  await allSettled(cookiesChosen, { scope, params: { type: 0, statistics: false } });
  await allSettled(ageConfirmed, { scope });
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^age_confirmed=session; Path=\/; SameSite/));
  expect(await isWarned()).toBe(false);
});

test('[UI-01] who says the age first and then allows only necessary cookies is asked once a session too', async () => {
  const scope = await visit();
  await allSettled(ageConfirmed, { scope });
  const written = vi.spyOn(document, 'cookie', 'set');
  await allSettled(cookiesChosen, { scope, params: { type: 0, statistics: false } });
  expect(written.mock.calls).toEqual([[expect.stringMatching(/^age_confirmed=session; Path=\/; SameSite/)]]);
  expect(scope.getState($isWarned)).toBe(false);
});

test('[GUARD-17] a crawler is not asked its age', async () => {
  expect((await visit(18, true)).getState($isWarned)).toBe(false);
});

test('where no age is configured nobody is asked', async () => {
  expect((await visit(0)).getState($isWarned)).toBe(false);
});
