import { usualLanguage } from '@contracts/constants';
import { isLanguageOffered } from '@contracts/languages';

import { fallbackLanguage } from '@/shared/config';
import type { LanguageInfo } from '@/shared/i18n';

export type LanguageSources = {
  /** The languages of the site. */
  languages: readonly Pick<LanguageInfo, 'code' | 'iso' | 'translated'>[];
  /** Hidden from visitors. */
  hidden: readonly string[];
  isAuth: boolean;
  path: string | null;
  cookie: string | null;
  /** BCP 47 tags in order of preference. */
  browser: readonly string[];
  siteDefault: string | null;
};

/**
 * Tries path, cookie, browser, site default. Skips languages that are hidden from visitors. A visitor gets a language
 * with few texts only when they name it (path, own choice), not when their browser merely prefers it. Spec: shell §4,
 * LANG-15, decisions D-14 and D-112. English stands in for a default that the site does not have.
 */
export function chooseLanguage({
  languages,
  hidden,
  isAuth,
  path,
  cookie,
  browser,
  siteDefault,
}: LanguageSources): string {
  const spoken = languages.filter(({ code }) => isAuth || !hidden.includes(code));
  const offered = spoken.filter(isLanguageOffered);
  const isSpoken = (code: string | null): code is string => spoken.some((language) => language.code === code);
  const ofTag = (tag: string) =>
    (
      offered.find(({ iso }) => iso.toLowerCase() === tag.toLowerCase()) ??
      offered.find(({ code }) => code === tag.slice(0, 2).toLowerCase())
    )?.code;

  const wanted = [path, cookie, browser.map(ofTag).find((code) => code !== undefined) ?? null].find(isSpoken);
  const fallback = siteDefault ?? usualLanguage;
  return wanted ?? (isSpoken(fallback) ? fallback : fallbackLanguage);
}

/** In which language to ask for the configuration, before the site's list is known. */
export const guessLanguage = (path: string | null, cookie: string | null, browser: readonly string[]): string =>
  (path ?? cookie ?? browser[0]?.slice(0, 2) ?? fallbackLanguage).toLowerCase();
