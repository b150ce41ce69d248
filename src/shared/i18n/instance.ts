import i18next, { type FormatterModule, type i18n } from 'i18next';

import { fallbackLanguage } from '@/shared/config';
import { kept } from '@/shared/lib/language';

/** Values that fill the placeholders. Intl writes numbers in the page's language. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Dictionary = Readonly<Record<string, string>>;
export type Groups = Readonly<Record<string, Dictionary>>;
export type GroupsByLanguage = Readonly<Record<string, Groups>>;

/** A placeholder for a text that is not loaded yet. */
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

/** Texts of the site, texts of remote apps, and both in one table, so that a text is one look-up. */
const spaces = { site: 'site', apps: 'apps', page: 'page' };

/** `missed`: keys that somebody asked for and the page's own language did not have. */
export type Texts = { engine: i18n; missed: Set<string> };

/** i18next as the page uses it. React escapes texts, and nothing uses a text as HTML. */
export function createTexts(): Texts {
  const engine = i18next.createInstance().use(formatter);
  void engine.init({
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
  return { engine, missed: new Set() };
}

const quietly = { silent: true, skipCopy: true };

const pageOf = (engine: i18n, language: string) => engine.store.data[language]?.[spaces.page] as Dictionary | undefined;

/** Stands among the missed keys for a text that quotes others: which ones is i18next's to know. */
const quoting = '$t(';

/** An app's own text wins. Says whether somebody has read a text otherwise, or not at all. */
function join({ engine, missed }: Texts, language: string): boolean {
  const before = pageOf(engine, language) ?? {};
  const [site, apps] = [spaces.site, spaces.apps].map(
    (space) => engine.getResourceBundle(language, space) as Dictionary,
  );
  const after = { ...site, ...apps };
  engine.removeResourceBundle(language, spaces.page);
  engine.addResourceBundle(language, spaces.page, after, false, true, quietly);
  const come = [...missed].filter((key) => key === quoting || key in after || `${key}_other` in after);
  for (const key of come) missed.delete(key);
  return come.length > 0 || Object.keys(before).some((key) => before[key] !== after[key]);
}

/** `isSpare`: bundled texts until the others load. Says whether the page must read its texts again. */
export function addGroups(texts: Texts, language: string, groups: Groups, isSpare = false): boolean {
  for (const group of Object.values(groups))
    texts.engine.addResourceBundle(language, spaces.site, group, true, !isSpare, quietly);
  return join(texts, language);
}

/** Takes every text that apps have: what is not among them any more is gone. Says whether the page must read its texts again. */
export function replaceOwnTexts(texts: Texts, own: GroupsByLanguage): boolean {
  const { engine } = texts;
  const languages = new Set([...Object.keys(engine.store.data), ...Object.keys(own)]);
  const seen = [...languages].map((language) => {
    engine.removeResourceBundle(language, spaces.apps);
    for (const group of Object.values(own[language] ?? {}))
      engine.addResourceBundle(language, spaces.apps, group, true, true, quietly);
    return join(texts, language);
  });
  return seen.includes(true);
}

export type Reader = {
  /** "…" for a text that has loaded in no language. */
  find: (key: string, values?: TextValues) => string;
};

/** `count` chooses the plural form. `locale`: BCP 47 tag by which numbers are written. */
export function readerOf({ engine, missed }: Texts, language: string, locale: string): Reader {
  const plain = { lng: language };
  const optionsOf = (values: TextValues | undefined) => {
    if (values === undefined) return plain;
    const { count } = values;
    return { ...plain, ...(typeof count === 'number' && { count }), replace: values, locale };
  };
  return {
    find: (key, values) => {
      const page = pageOf(engine, language);
      const text = page?.[key] ?? page?.[`${key}_other`];
      // A text that is read now may change when more dictionaries load.
      if (text === undefined) missed.add(key);
      else if (text.includes(quoting)) missed.add(quoting);
      return engine.t(key, optionsOf(values));
    },
  };
}
