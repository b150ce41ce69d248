// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { usualLanguage } from '@contracts/constants';

import { $timeZone } from '@/shared/i18n';
import { writeCookie } from '@/shared/lib/cookie';

import { $isGroupedByCountry, groupByCountryChosen, preferencesOpened } from './preferences';

beforeEach(() => {
  document.cookie = 'group_by_country=; Max-Age=0; path=/';
});

afterEach(() => {
  vi.useRealTimers();
});

const opened = async () => {
  const scope = fork();
  await allSettled(preferencesOpened, { scope });
  return scope;
};

test('[CONST-06] defaults: language ru, time zone 3, competitions grouped by country', async () => {
  const scope = await opened();
  expect([usualLanguage, scope.getState($timeZone), scope.getState($isGroupedByCountry)]).toEqual(['ru', 3, true]);
});

test('[CONST-06] a cookie that names no life expires in a day', () => {
  vi.useFakeTimers({ now: Date.UTC(2025, 1, 22, 12) });
  const write = vi.spyOn(document, 'cookie', 'set');
  writeCookie('x', '1');
  expect(write.mock.calls[0]?.[0]).toContain('Expires=Sun, 23 Feb 2025 12:00:00 GMT');
});

test.each([true, false])('[PREF-05] grouped by country: %s is kept for the next visit', async (isGrouped) => {
  await allSettled(groupByCountryChosen, { scope: await opened(), params: isGrouped });
  expect((await opened()).getState($isGroupedByCountry)).toBe(isGrouped);
});

test('[PREF-05] a broken cookie counts as no choice', async () => {
  document.cookie = 'group_by_country=maybe; path=/';
  expect((await opened()).getState($isGroupedByCountry)).toBe(true);
});
