// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { usualLanguage } from '@contracts/constants';
import { deviceZone } from '@contracts/zones';

import { $timeZone } from '@/shared/i18n';
import { writeCookie } from '@/shared/lib/cookie';

import { $isGroupedByCountry, groupByCountryChosen, preferencesOpened, timeZoneChosen } from './preferences';

beforeEach(() => {
  for (const name of ['group_by_country', 'time_zone']) document.cookie = `${name}=; Max-Age=0; path=/`;
});

afterEach(() => {
  vi.useRealTimers();
});

const opened = async () => {
  const scope = fork();
  await allSettled(preferencesOpened, { scope });
  return scope;
};

test('[CONST-06] defaults: language ru, time zone 3 until the device is asked, competitions grouped by country', async () => {
  expect([usualLanguage, fork().getState($timeZone)]).toEqual(['ru', 3]);
  expect((await opened()).getState($isGroupedByCountry)).toBe(true);
});

test('[LANG-24] the zone is the device’s until somebody chooses one; then it is that one, and the device’s again when they say so', async () => {
  const scope = await opened();
  expect(scope.getState($timeZone)).toBe(deviceZone);
  await allSettled(timeZoneChosen, { scope, params: 'Asia/Kathmandu' });
  expect(scope.getState($timeZone)).toBe('Asia/Kathmandu');
  expect((await opened()).getState($timeZone)).toMatch(/^Asia\/Kath?mandu$/);
  await allSettled(timeZoneChosen, { scope, params: deviceZone });
  expect((await opened()).getState($timeZone)).toBe(deviceZone);
});

test.each([
  ['9', 9],
  ['-3.5', -3.5],
  ['40', deviceZone],
  ['Europe/Nowhere', deviceZone],
])('[LANG-24] a cookie that says %s, of before zones had names or broken', async (kept, zone) => {
  document.cookie = `time_zone=${kept}; path=/`;
  expect((await opened()).getState($timeZone)).toBe(zone);
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
