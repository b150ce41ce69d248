import { kept } from '@/shared/lib/language';

/** What stands in for a placeholder. Numbers are written by Intl in the page's language. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Dictionary = Readonly<Record<string, string>>;
/** Null when neither the language nor English has the key. */
export type TextEngine = (key: string, values?: TextValues) => string | null;

export type EngineInput = { locale: string; texts: Dictionary; fallback: Dictionary };

/** `$t(key)`, `{{sum, currency}}`: what only i18next itself understands. */
const advanced = /\$t\(|\{\{[^}]*,[^}]*\}\}/;
export const isAdvanced = (texts: Dictionary): boolean => Object.values(texts).some((text) => advanced.test(text));

/** What Intl makes for a language costs a millisecond or more: made only when a text needs it. */
const rulesOf = kept((locale: string) => new Intl.PluralRules(locale));
const numbersOf = kept((locale: string) => new Intl.NumberFormat(locale));

/** The plural form of `key` for a number, as i18next names it. */
function pluralOf(texts: Dictionary, key: string, count: number, locale: string): string | undefined {
  const exact = count === 0 ? texts[`${key}_zero`] : undefined;
  return exact ?? texts[`${key}_${rulesOf(locale).select(count)}`] ?? texts[`${key}_other`];
}

/**
 * i18next's own notation (placeholders and plural forms) in a few lines, so that the first picture does not wait for 15 kB of library. A text
 * that uses more brings the library in (see translate.ts); a test holds both to the same answers.
 */
export function createEngine({ locale, texts, fallback }: EngineInput): TextEngine {
  const find = (key: string, count: unknown): string | undefined => {
    if (typeof count !== 'number') return texts[key] ?? fallback[key];
    return pluralOf(texts, key, count, locale) ?? texts[key] ?? pluralOf(fallback, key, count, 'en') ?? fallback[key];
  };
  return (key, values) => {
    const text = find(key, values?.['count']);
    if (text === undefined) return null;
    if (values === undefined || !text.includes('{{')) return text;
    return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? numbersOf(locale).format(value) : value;
    });
  };
}
