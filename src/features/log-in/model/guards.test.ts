import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $savedTarget, $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import {
  cancel,
  leave,
  pass,
  redirect,
  type Guard,
  type Navigation,
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
};
async function ask(
  guard: Guard,
  { userId = null, authMode = 'modal', isFirst = false, meta, search = '', savedTarget = null }: Setup,
) {
  const scope = fork({
    values: [
      [$userId, userId],
      [$savedTarget, savedTarget],
      [$siteConfig, { authMode, authAppUrl: '/auth-app/' } as SiteConfig],
    ] as never,
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
