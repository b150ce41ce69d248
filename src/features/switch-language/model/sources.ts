import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { isLanguageOffered } from '@contracts/languages';

import { $isAuth } from '@/entities/session';
import { $siteConfig, $siteLanguages } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { known } from '@/shared/known';
import { dayMs, readCookie, writeCookie } from '@/shared/lib/cookie';

import { chooseLanguage } from '../lib/choose';

const cookieName = 'lng';
const keptForMs = 365 * dayMs;

/** Reads what the browser says, once at the start. */
export const languageSourcesOpened = createEvent();

const readFx = createEffect(() => ({ cookie: readCookie(cookieName), browser: [...navigator.languages] }));
/** The player's own choice, kept for a year. */
export const writeLanguageFx = createEffect((code: string) => {
  writeCookie(cookieName, code, keptForMs);
});

const $own = createStore<{ cookie: string | null; browser: readonly string[] }>({ cookie: null, browser: [] })
  .on(readFx.doneData, (_, own) => own)
  .on(writeLanguageFx, (own, cookie) => ({ ...own, cookie }));

sample({ clock: languageSourcesOpened, target: readFx });

/** Chooses the language for an address; give it the letters of the path. */
export const $choose = known(
  combine($siteConfig, $siteLanguages, $isAuth, $own, (config, languages, isAuth, { cookie, browser }) => ({
    choose: (path: string | null) =>
      chooseLanguage({
        languages,
        hidden: config?.config.langHiddenUnauthorized ?? [],
        isAuth,
        path: path?.toLowerCase() ?? null,
        cookie,
        browser,
        siteDefault: config?.defaultLanguage ?? null,
      }),
  })),
);

/**
 * What the language menu offers. It includes the language of the page: without it the menu would show another as
 * chosen. Spec: shell §4, LANG-15.
 */
export const $offeredLanguages = combine(
  { config: $siteConfig, languages: $siteLanguages, isAuth: $isAuth, current: $language },
  ({ config, languages, isAuth, current }) =>
    languages
      .filter(({ code }) => isAuth || !(config?.config.langHiddenUnauthorized ?? []).includes(code))
      .filter((language) => language.code === current || isLanguageOffered(language)),
);
