import i18next, { type FormatterModule, type i18n } from 'i18next';

import { fallbackLanguage } from '@/shared/config';
import { kept } from '@/shared/lib/language';

/** Values that fill the placeholders. Intl writes numbers in the page's language. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Dictionary = Readonly<Record<string, string>>;
export type Groups = Readonly<Record<string, Dictionary>>;
export type GroupsByLanguage = Readonly<Record<string, Groups>>;

/** Stands in the place of a text that is still on its way. */
export const awaited = '…';

/** Intl needs a millisecond or more to prepare a language, so it prepares only when a text needs it. */
const numbersOf = kept((locale: string) => new Intl.NumberFormat(locale));

/** A number is written as the page writes numbers, in a text that English lends too. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, _language, options) => {
    const { locale } = options as { locale: string };
    return typeof value === 'number' ? numbersOf(locale).format(value) : (value as string);
  },
};

/** Texts of the site, those that remote apps have themselves, and both in one table, so that a text is one look-up. */
const spaces = { site: 'site', apps: 'apps', page: 'page' };

/** i18next as the page uses it. React escapes texts, and nothing uses a text as HTML. */
export function createTexts(): i18n {
  const texts = i18next.createInstance().use(formatter);
  void texts.init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    resources: {},
    ns: Object.values(spaces),
    defaultNS: spaces.page,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    parseMissingKeyHandler: () => awaited,
  });
  return texts;
}

const quietly = { silent: true, skipCopy: true };

/** An app's own text wins. */
function join(texts: i18n, language: string): void {
  const [site, apps] = [spaces.site, spaces.apps].map(
    (space) => texts.getResourceBundle(language, space) as Dictionary,
  );
  texts.removeResourceBundle(language, spaces.page);
  texts.addResourceBundle(language, spaces.page, { ...site, ...apps }, false, true, quietly);
}

/** `isSpare`: texts that stand in until others come. */
export function addGroups(texts: i18n, language: string, groups: Groups, isSpare = false): void {
  for (const group of Object.values(groups))
    texts.addResourceBundle(language, spaces.site, group, true, !isSpare, quietly);
  join(texts, language);
}

/** Takes every text that apps have: what is not among them any more is gone. */
export function replaceOwnTexts(texts: i18n, own: GroupsByLanguage): void {
  for (const language of new Set([...Object.keys(texts.store.data), ...Object.keys(own)])) {
    texts.removeResourceBundle(language, spaces.apps);
    for (const group of Object.values(own[language] ?? {}))
      texts.addResourceBundle(language, spaces.apps, group, true, true, quietly);
    join(texts, language);
  }
}

export type Reader = {
  /** "…" for a text that has come in no language. */
  find: (key: string, values?: TextValues) => string;
  has: (key: string, values?: TextValues) => boolean;
};

/** `count` chooses the plural form. `locale`: BCP 47 tag by which numbers are written. */
export function readerOf(texts: i18n, language: string, locale: string): Reader {
  const plain = { lng: language };
  const optionsOf = (values: TextValues | undefined) => {
    if (values === undefined) return plain;
    const { count } = values;
    return { ...plain, ...(typeof count === 'number' && { count }), replace: values, locale };
  };
  return {
    find: (key, values) => texts.t(key, optionsOf(values)),
    has: (key, values) => texts.exists(key, optionsOf(values)),
  };
}
