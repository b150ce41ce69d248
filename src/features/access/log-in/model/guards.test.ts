import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $savedTarget, $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { execFingerprintFx } from '@/shared/api';
import { $isSearchBot } from '@/shared/lib/search-bot';
import {
  cancel,
  type Guard,
  leave,
  type Navigation,
  pass,
  redirect,
  type RouteMeta,
  type Verdict,
} from '@/shared/routing';

import { $isLoginOpen } from './dialog';
import { authAccessGuard, authRedirectGuard } from './guards';

type Setup = {
  userId?: number | null;
  authMode?: SiteConfig['authMode'];
  isFirst?: boolean;
  meta?: Partial<RouteMeta>;
  search?: string;
  savedTarget?: string | null;
  config?: object;
  isSearchBot?: boolean;
};
async function ask(
  guard: Guard,
  {
    userId = null,
    authMode = 'modal',
    isFirst = false,
    meta,
    search = '',
    savedTarget = null,
    config = {},
    isSearchBot = false,
  }: Setup,
) {
  const scope = fork({
    values: [
      [$userId, userId],
      [$savedTarget, savedTarget],
      [$siteConfig, { authMode, authAppUrl: '/auth-app/', ...config } as SiteConfig],
      [$isSearchBot, isSearchBot],
    ] as never,
    handlers: [[execFingerprintFx, () => ({ token: 'fp', expiresAt: Date.now(), data: 'facts' })]],
  });
  const navigation: Navigation = {
    path: '/office/account',
    language: 'en',
    search,
    hash: '#top',
    params: {},
    meta: { pageId: 'account', layout: 'main', section: 'office', dictionaries: [], title: 't', auth: true, ...meta },
    isFirst,
    signal: new AbortController().signal,
  };
  const verdict = (await allSettled(guard.checkFx, { scope, params: navigation })).value as Verdict;
  return { verdict, target: scope.getState($savedTarget), isOpen: scope.getState($isLoginOpen) };
}

test('[GUARD-10] a page load of a closed route leads to the login page, which knows where to go on', async () => {
  expect(await ask(authAccessGuard, { isFirst: true, search: '?a=1' })).toEqual({
    verdict: redirect('/login'),
    target: '/office/account?a=1#top',
    isOpen: false,
  });
});

test('[GUARD-10] a press inside the app opens the dialog over the page that is there', async () => {
  expect(await ask(authAccessGuard, {})).toEqual({
    verdict: cancel('login'),
    target: '/office/account#top',
    isOpen: true,
  });
});

test('[GUARD-10] a site that wants a page gets the page', async () => {
  expect((await ask(authAccessGuard, { authMode: 'page' })).verdict).toEqual(redirect('/login'));
});

test('[GUARD-10] the account middleware gets the visitor, with the way back', async () => {
  const { verdict } = await ask(authAccessGuard, { authMode: 'account-middleware', isFirst: true });
  expect(verdict).toEqual(leave('/auth-app/?redirect_url=%2Fen%2Foffice%2Faccount%23top&lng=en&mode=login'));
});

test('[GUARD-10] back from the auth app the link signs in on the login page, and the target is kept without it', async () => {
  const search = '?x=1&method_id=1&token=t&sign=s';
  const { verdict, target } = await ask(authAccessGuard, { authMode: 'account-middleware', isFirst: true, search });
  expect([verdict, target]).toEqual([redirect(`/login${search}`), '/office/account?x=1#top']);
});

test('a player passes, and so does everyone where nothing is closed', async () => {
  expect((await ask(authAccessGuard, { userId: 7 })).verdict).toEqual(pass());
  expect((await ask(authAccessGuard, { meta: { auth: false } })).verdict).toEqual(pass());
});

const login = { pageId: 'login', auth: false };
test.each<[string, Setup, string]>([
  ['the saved target', { savedTarget: '/office/account', search: '?redirect_url=/en/slots' }, '/office/account'],
  ['else redirect_url', { search: '?redirect_url=/en/slots?x=1&from_url=/en/news' }, '/slots?x=1'],
  ['else from_url', { search: '?from_url=/en/news' }, '/news'],
  ['else home', {}, '/'],
  ['never another site', { search: '?redirect_url=//evil.example' }, '/'],
])('[GUARD-19] a player on the login page goes to %s', async (_, setup, path) => {
  expect((await ask(authRedirectGuard, { ...setup, userId: 7, meta: login })).verdict).toEqual(redirect(path));
});

test('[GUARD-19] a visitor stays there', async () => {
  expect((await ask(authRedirectGuard, { meta: login })).verdict).toEqual(pass());
});

const vip = (geoAuthReqVip: string[], isNeeded = true) => ({
  isVipDomain: true,
  countryCode: 'GB',
  config: { isMainVipDomainAuthNeed: isNeeded, geoAuthReqVip },
});
test.each<[string, Setup, Verdict]>([
  ['a listed region', { config: vip(['FR', 'GB']) }, redirect('/login')],
  ['a listed region, on the login page', { config: vip(['GB']), meta: { pageId: 'login', auth: false } }, pass()],
  ['a region that is not listed', { config: vip(['FR']) }, pass()],
  ['a site that does not ask', { config: vip(['GB'], false) }, pass()],
  ['a domain that is not VIP', { config: { ...vip(['GB']), isVipDomain: false } }, pass()],
  ['a player', { config: vip(['GB']), userId: 7 }, pass()],
])('[BOOT-20] %s: the whole VIP domain asks a visitor to log in, or does not', async (_, input, verdict) => {
  const { verdict: said } = await ask(authAccessGuard, { meta: { auth: false }, ...input });
  expect(said).toEqual(verdict);
});

test('[GUARD-10] a route that is closed only where the site says so', async () => {
  const meta = { auth: false, authSetting: 'isPaymentAuthRequired' as const };
  const on = { meta, isFirst: true, config: { isPaymentAuthRequired: true } };
  expect((await ask(authAccessGuard, on)).verdict).toEqual(redirect('/login'));
  expect((await ask(authAccessGuard, { ...on, config: { isPaymentAuthRequired: false } })).verdict).toEqual(pass());
});

test('[GUARD-17] a crawler is never asked to log in', async () => {
  expect(await ask(authAccessGuard, { isSearchBot: true })).toEqual({ verdict: pass(), target: null, isOpen: false });
});
