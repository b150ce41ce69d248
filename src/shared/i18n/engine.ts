import { kept } from '@/shared/lib/language';

/** Values that fill the placeholders. Intl writes numbers in the page's language. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Dictionary = Readonly<Record<string, string>>;
/** Null when neither the language nor English has the key. */
export type TextEngine = (key: string, values?: TextValues) => string | null;

export type EngineInput = { locale: string; texts: Dictionary; fallback: Dictionary };

/** `$t(key)`, `{{sum, currency}}`: only i18next itself understands these. */
const advanced = /\$t\(|\{\{[^}]*,[^}]*\}\}/;
export const isAdvanced = (texts: Dictionary): boolean => Object.values(texts).some((text) => advanced.test(text));

/** Intl needs a millisecond or more to prepare a language, so it prepares only when a text needs it. */
const rulesOf = kept((locale: string) => new Intl.PluralRules(locale));
const numbersOf = kept((locale: string) => new Intl.NumberFormat(locale));

/** The plural form of `key` for a number, as i18next names it. */
function pluralOf(texts: Dictionary, key: string, count: number, locale: string): string | undefined {
  const exact = count === 0 ? texts[`${key}_zero`] : undefined;
  return exact ?? texts[`${key}_${rulesOf(locale).select(count)}`] ?? texts[`${key}_other`];
}

/**
 * i18next's own notation (placeholders and plural forms) in a few lines: the first picture must not wait for 15 kB of
 * library. A text that uses more loads the library (see translate.ts). A test compares the answers of both.
 */
export function createEngine({ locale, texts, fallback }: EngineInput): TextEngine {
  const find = (key: string, count: unknown): string | undefined => {
    if (typeof count !== 'number') return texts[key] ?? fallback[key];
    return pluralOf(texts, key, count, locale) ?? texts[key] ?? pluralOf(fallback, key, count, 'en') ?? fallback[key];
  };
  return (key, values) => {
    const text = find(key, values?.['count']);
    // Only i18next can write this text. The page shows it as awaited, like a text that has not come.
    if (text === undefined || advanced.test(text)) return null;
    if (values === undefined || !text.includes('{{')) return text;
    return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? numbersOf(locale).format(value) : value;
    });
  };
}
