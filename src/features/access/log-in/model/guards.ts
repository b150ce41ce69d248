import { createEffect, sample } from 'effector';

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
  type RouteMeta,
  withoutLoginLink,
} from '@/shared/routing';

import { loginOpened } from './dialog';

/** Remembers where the visitor wanted to go. `asks` opens the dialog over their present page. */
const loginWantedFx = createEffect((_: { target: string; asks: boolean }) => undefined);

sample({ clock: loginWantedFx, fn: ({ target }) => target, target: targetSaved });
sample({ clock: loginWantedFx, filter: ({ asks }) => asks, target: loginOpened });

const authApp = (url: string, target: string, language: string) => {
  const query = new URLSearchParams({ redirect_url: target, lng: language, mode: 'login' });
  return `${url}?${query.toString()}`;
};

/** On a VIP domain, visitors from some regions may open the log-in page only. Spec: shell §6, BOOT-20. */
const isClosedToVisitors = ({ layout, pageId }: RouteMeta) => layout === 'main' && pageId !== 'login';

const isClosed = (meta: RouteMeta, config: SiteConfig | null, isVipLoginNeeded: boolean): boolean =>
  meta.auth === true ||
  (meta.authSetting !== undefined && config?.[meta.authSetting] === true) ||
  (isVipLoginNeeded && isClosedToVisitors(meta));

/**
 * A closed route asks visitors to log in. A page load leads to the login page, because nothing stands beneath a dialog.
 * Inside the app the dialog opens over their present page, or they go to the operator's own auth app. Spec: shell §4,
 * decisions D-34, D-35.
 */
export const authAccessGuard = createGuard({
  name: 'auth access',
  source: {
    isAuth: $isAuth,
    config: $siteConfig,
    language: $language,
    isVipLoginNeeded: $isVipLoginNeeded,
    isSearchBot: $isSearchBot,
  },
  stops: (meta) => meta.auth === true || meta.authSetting !== undefined || isClosedToVisitors(meta),
  check: async (
    { isAuth, config, language, isVipLoginNeeded, isSearchBot },
    { path, search, hash, meta, isFirst, signal },
  ) => {
    if (isAuth || isSearchBot || !isClosed(meta, config, isVipLoginNeeded)) return pass();
    const target = withoutLoginLink({ path, search, hash });
    // The visitor comes from the auth app or a mail. The login page is open to everybody, so the link signs in there.
    const isLinked = hasLoginLink(search);
    if (config?.authMode === 'account-middleware' && !isLinked)
      return leave(authApp(config.authAppUrl, `/${language}${target}`, language));
    const isPage = isLinked || isFirst || isVipLoginNeeded || config?.authMode === 'page';
    if (!signal.aborted) await loginWantedFx({ target, asks: !isPage });
    return isPage ? redirect(isLinked ? `/login${search}` : '/login') : cancel('login');
  },
});

const forVisitors = ['login', 'registration'];

/**
 * Players do not need these two pages, nor those of remote apps for visitors. They go where they wanted to go, otherwise home. Spec: shell §4, decision D-38.
 */
export const authRedirectGuard = createGuard({
  name: 'auth redirect',
  source: { isAuth: $isAuth, savedTarget: $savedTarget },
  stops: ({ pageId, isForVisitors }) => isForVisitors === true || forVisitors.includes(pageId),
  check: ({ isAuth, savedTarget }, { search }) =>
    isAuth ? redirect(savedTarget ?? askedTarget(search) ?? '/') : pass(),
});
