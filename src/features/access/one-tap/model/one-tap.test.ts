// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, expect, test } from 'vitest';

import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { $isSearchBot } from '@/shared/lib/search-bot';

import { $isOneTapShown, leaveForFx, oneTapAccepted, oneTapClosed } from './one-tap';

afterEach(() => {
  document.cookie = 'one_tap_off=; Path=/; Max-Age=0';
});

type Setup = { userId?: number | null; isBot?: boolean; isAllowed?: boolean; redirectUrl?: string };
async function open({
  userId = null,
  isBot = false,
  isAllowed = true,
  redirectUrl = '/web-api/auth/x?code=1',
}: Setup = {}) {
  const sent: unknown[] = [];
  const left: string[] = [];
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/clientId')) return Response.json({ clientId: 'site-1' });
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data; boundary=') === true;
    sent.push({ pathname, isForm, ...Object.fromEntries(await request.formData()) });
    return Response.json({ redirectUrl });
  };
  const scope = fork({
    values: [
      [$siteConfig, { isOneTapAllowed: isAllowed, countryCode: 'DE', geoCountryId: 4 }],
      [$userId, userId],
      [$isSearchBot, isBot],
    ] as never,
    handlers: [
      [fetchFx, server],
      [leaveForFx, (url: string) => void left.push(url)],
      [logFx, () => undefined],
    ],
  });
  await allSettled(appReady, { scope });
  return { scope, sent, left };
}

test('[REG-06] one tap sends credential, language, currency and country as multipart, and the page goes where the answer says', async () => {
  const { scope, sent, left } = await open();
  expect(scope.getState($isOneTapShown)).toBe(true);
  await allSettled(oneTapAccepted, { scope });
  const pathname = '/social-api/oauth/google-one-tap';
  const fields = { credential: 'site-1', language: 'en', currency: 'EUR', countryId: '4' };
  expect(sent).toEqual([{ pathname, isForm: true, ...fields }]);
  expect([left, scope.getState($isOneTapShown)]).toEqual([['/web-api/auth/x?code=1'], false]);
});

test.each<[string, Setup]>([
  ['a player', { userId: 7 }],
  ['a crawler', { isBot: true }],
  ['a site without it', { isAllowed: false }],
])('[REG-06] %s is not asked', async (_, setup) => {
  expect((await open(setup)).scope.getState($isOneTapShown)).toBe(false);
});

test('[REG-06] who says no is left alone in the next visit too', async () => {
  const { scope } = await open();
  await allSettled(oneTapClosed, { scope });
  expect(scope.getState($isOneTapShown)).toBe(false);
  expect((await open()).scope.getState($isOneTapShown)).toBe(false);
});

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
  'an answer that leads to %s leads nowhere',
  async (redirectUrl) => {
    const { scope, left } = await open({ redirectUrl });
    await allSettled(oneTapAccepted, { scope });
    expect(left).toEqual([]);
  },
);
