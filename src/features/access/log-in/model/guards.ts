import { combine, createEffect, sample } from 'effector';

import type { SiteConfig } from '@contracts/site';

import { $isAuth, $savedTarget, targetSaved } from '@/entities/session';
import { $isVipLoginNeeded, $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { $isSearchBot } from '@/shared/lib/search-bot';
import {
  askedTarget,
  cancel,
  createGuard,
  hasLoginLink,
  leave,
  pass,
  redirect,
  withoutLoginLink,
  type RouteMeta,
} from '@/shared/routing';

import { loginOpened } from './dialog';

/** Remembers where the visitor wanted to go; `asks` opens the dialog over the page that he is on. */
const loginWantedFx = createEffect((_: { target: string; asks: boolean }) => undefined);

sample({ clock: loginWantedFx, fn: ({ target }) => target, target: targetSaved });
sample({ clock: loginWantedFx, filter: ({ asks }) => asks, fn: () => undefined, target: loginOpened });

const authApp = (url: string, target: string, language: string) => {
  const query = new URLSearchParams({ redirect_url: target, lng: language, mode: 'login' });
  return `${url}?${query.toString()}`;
};

/** On a VIP domain every page of the site is closed to visitors of some regions, but the one where they log in. Spec: shell §6, BOOT-20. */
const isClosed = (meta: RouteMeta, config: SiteConfig | null, isVipLoginNeeded: boolean): boolean =>
  meta.auth === true ||
  (meta.authSetting !== undefined && config?.[meta.authSetting] === true) ||
  (isVipLoginNeeded && meta.layout === 'main' && meta.pageId !== 'login');

/**
 * A closed route asks a visitor to log in: on a page load the login page (there is nothing beneath a dialog), inside the app a dialog over the
 * page that he is on, or the operator's own auth app. Spec: shell §4, decisions D-34, D-35.
 */
export const authAccessGuard = createGuard({
  name: 'auth access',
  source: combine({
    isAuth: $isAuth,
    config: $siteConfig,
    language: $language,
    isVipLoginNeeded: $isVipLoginNeeded,
    isSearchBot: $isSearchBot,
  }),
  check: async (
    { isAuth, config, language, isVipLoginNeeded, isSearchBot },
    { path, search, hash, meta, isFirst, signal },
  ) => {
    if (isAuth || isSearchBot || !isClosed(meta, config, isVipLoginNeeded)) return pass();
    const target = withoutLoginLink({ path, search, hash });
    // Back from the auth app, or out of a mail: the link signs in where everybody may be, and from there he goes on.
    const isLinked = hasLoginLink(search);
    if (config?.authMode === 'account-middleware' && !isLinked)
      return leave(authApp(config.authAppUrl, `/${language}${target}`, language));
    const isPage = isLinked || isFirst || isVipLoginNeeded || config?.authMode === 'page';
    if (!signal.aborted) await loginWantedFx({ target, asks: !isPage });
    return isPage ? redirect(isLinked ? `/login${search}` : '/login') : cancel('login');
  },
});

const forVisitors = ['login', 'registration'];

/** A player has no use for these two: back to where he wanted to go, else home. Spec: shell §4, decision D-38. */
export const authRedirectGuard = createGuard({
  name: 'auth redirect',
  source: combine({ isAuth: $isAuth, savedTarget: $savedTarget }),
  check: ({ isAuth, savedTarget }, { meta, search }) => {
    if (!isAuth || !forVisitors.includes(meta.pageId)) return pass();
    return redirect(savedTarget ?? askedTarget(search) ?? '/');
  },
});
