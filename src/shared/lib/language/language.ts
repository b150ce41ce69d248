import { combine, createEvent, createStore } from 'effector';

import { isLanguageOffered, isRightToLeft } from '@contracts/languages';

import { fallbackLanguage } from '@/shared/config';
import { known } from '@/shared/known';

/**
 * `code`: two letters of the address. `iso`: BCP 47 tag for Intl. `translated`: percent of the texts, absent for all.
 */
export type LanguageInfo = {
  code: string;
  iso: string;
  name: string;
  nameNative: string;
  rtl?: boolean | undefined;
  translated?: number | undefined;
};

export const languageChanged = createEvent<string>();
export const languagesReceived = createEvent<LanguageInfo[]>();

/** Two letters, as in the address. */
export const $language = known(createStore(fallbackLanguage).on(languageChanged, (_, code) => code));

/** Languages of the site, in its own order. Empty until the configuration arrives. */
const $languages = createStore<LanguageInfo[]>([]).on(languagesReceived, (_, languages) => languages);

const $info = combine($language, $languages, (code, languages) => languages.find((info) => info.code === code) ?? null);

/** Prices and scores use Latin digits in every language, so sums and dates beside them do too. */
const withLatinDigits = (tag: string) => `${tag}-u-nu-latn`;

/**
 * A tag that Intl refuses would break every sum and date of the page. Then the two letters of the address replace it.
 */
function tagOf({ iso, code }: LanguageInfo): string {
  try {
    return Intl.getCanonicalLocales(iso)[0] ?? code;
  } catch {
    return code;
  }
}

/** BCP 47 tag for Intl. */
export const $locale = combine($language, $info, (code, info) => withLatinDigits(info === null ? code : tagOf(info)));

/** The language of the texts on the page: where a language has few of its own, English is the fallback. Row LANG-12. */
export const $textLanguage = combine($language, $info, (code, info) =>
  info === null || isLanguageOffered(info) ? code : fallbackLanguage,
);

export const $direction = combine($language, $info, $textLanguage, (code, info, spoken): 'ltr' | 'rtl' =>
  spoken === code && (info === null ? isRightToLeft(code) : info.rtl === true) ? 'rtl' : 'ltr',
);
