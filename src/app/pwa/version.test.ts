import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import main from '@contracts/dictionaries/en/main.json';

import { fetchFx } from '@/shared/api';
import { appVersion } from '@/shared/config';
import { $language, loadDictionariesFx } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';
import { $notice, noticeActed } from '@/shared/lib/notices';

import './update';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[F81] [UI-14] the first look is 60 s after the page is ready; another version is announced, a press reloads', async () => {
  let version = appVersion;
  let looks = 0;
  const server = (request: Request) => {
    if (request.url.includes('/bff-api/version')) looks += 1;
    const isTexts = request.url.includes('/dictionary');
    return Response.json({ data: isTexts ? { version: '1', groups: { main } } : { version } });
  };
  const reload = vi.fn();
  vi.stubGlobal('location', { reload, origin: 'http://localhost', pathname: '/en', protocol: 'http:' });
  const scope = fork({ values: [[$language, 'en']], handlers: [[fetchFx, server]] });
  await allSettled(loadDictionariesFx, { scope, params: { language: 'en', groups: ['main'] } });
  void allSettled(appReady, { scope });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(looks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toBe(1);
  expect(scope.getState($notice)).toBeNull();

  version = 'b';
  await vi.advanceTimersByTimeAsync(60_000);
  const notice = scope.getState($notice);
  expect(notice).toMatchObject({ kind: 'warning', isPermanent: true, action: { label: main['main.update.reload'] } });
  await allSettled(noticeActed, { scope, params: { id: notice?.id ?? 0, action: notice?.action?.id ?? '' } });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[UI-14] a release before the first look is announced at it', async () => {
  const server = (request: Request) =>
    Response.json({
      data: request.url.includes('/dictionary') ? { version: '1', groups: { main } } : { version: 'b' },
    });
  const scope = fork({ values: [[$language, 'en']], handlers: [[fetchFx, server]] });
  await allSettled(loadDictionariesFx, { scope, params: { language: 'en', groups: ['main'] } });
  void allSettled(appReady, { scope });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scope.getState($notice)).toMatchObject({ kind: 'warning', isPermanent: true });
});
