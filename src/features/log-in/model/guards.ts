import { combine, createEffect, sample } from 'effector';

import { $isAuth, $savedTarget, targetSaved } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { cancel, createGuard, leave, pass, redirect, safeRedirect, splitPath } from '@/shared/routing';

import { loginOpened } from './dialog';

/** Remembers where the visitor wanted to go; `asks` opens the dialog over the page that he is on. */
const loginWantedFx = createEffect((_: { target: string; asks: boolean }) => undefined);

sample({ clock: loginWantedFx, fn: ({ target }) => target, target: targetSaved });
sample({ clock: loginWantedFx, filter: ({ asks }) => asks, fn: () => undefined, target: loginOpened });

const authApp = (url: string, target: string, language: string) => {
  const query = new URLSearchParams({ redirect_url: target, lng: language, mode: 'login' });
  return `${url}?${query.toString()}`;
};

/**
 * A closed route asks a visitor to log in: on a page load the login page (there is nothing beneath a dialog), inside the app a dialog over the
 * page that he is on, or the operator's own auth app. Spec: shell §4, decisions D-34, D-35.
 */
export const authAccessGuard = createGuard({
  name: 'auth access',
  source: combine({ isAuth: $isAuth, config: $siteConfig, language: $language }),
  check: async ({ isAuth, config, language }, { path, search, hash, meta, isFirst, signal }) => {
    if (isAuth || meta.auth !== true) return pass();
    const target = `${path}${search}${hash}`;
    if (config?.authMode === 'account-middleware')
      return leave(authApp(config.authAppUrl, `/${language}${target}`, language));
    const isPage = isFirst || config?.authMode === 'page';
    if (!signal.aborted) await loginWantedFx({ target, asks: !isPage });
    return isPage ? redirect('/login') : cancel('login');
  },
});

const forVisitors = ['login', 'registration'];

/** A player has no use for these two: back to where he wanted to go, else home. Spec: shell §4, decision D-38. */
export const authRedirectGuard = createGuard({
  name: 'auth redirect',
  source: combine({ isAuth: $isAuth, savedTarget: $savedTarget }),
  check: ({ isAuth, savedTarget }, { meta, search }) => {
    if (!isAuth || !forVisitors.includes(meta.pageId)) return pass();
    const query = new URLSearchParams(search);
    const asked = safeRedirect(query.get('redirect_url')) ?? safeRedirect(query.get('from_url'));
    return redirect(savedTarget ?? (asked === null ? '/' : withoutLanguage(asked)));
  },
});

function withoutLanguage(target: string): string {
  const { pathname, search, hash } = new URL(target, 'https://own.invalid');
  return `${splitPath(pathname).path}${search}${hash}`;
}
