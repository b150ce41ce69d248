import type { TextKey } from './keys.ts';
import { serverTexts } from './read.ts';

/** A text in every language of the server. Equal texts are one object, so entities stay small. */
export type Text = Readonly<Record<string, string>> & { readonly en: string };

/** Languages in which the server has texts of its own. A language that lacks one has the English one. */
export const languages: readonly string[] = [...new Set(serverTexts.map(({ language }) => language))];

/** Text in a language; English for a language that the server has no texts for. */
export const localize = (text: Text, language: string): string => text[language] ?? text.en;

/** Makes a text language by language. */
export const textOf = (make: (language: string) => string): Text =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Text;

const words = new Map(
  languages.map((language) => [
    language,
    new Map(serverTexts.filter((file) => file.language === language).flatMap(({ texts }) => Object.entries(texts))),
  ]),
);
const made = new Map<TextKey, Text>();

/** The text of a key: texts/<language>/<group>.json. */
export function text(key: TextKey): Text {
  const known = made.get(key) ?? textOf((language) => words.get(language)?.get(key) ?? words.get('en')?.get(key) ?? '');
  made.set(key, known);
  return known;
}

type Values = Readonly<Record<string, string>>;

/** Writes values where a text has `{{name}}`. */
const fill = (template: string, values: Values): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** A text with values that are the same in every language. */
export const filled = (template: Text, values: Values): Text =>
  textOf((language) => fill(localize(template, language), values));

/** What a reader of that language gets. */
export const say = (language: string, key: TextKey, values: Values = {}): string =>
  fill(localize(text(key), language), values);

/** The language that a text is really in: the reader's, or English. A page of the server says it in `lang`. */
export const spokenIn = (language: string, key: TextKey): string => (words.get(language)?.has(key) ? language : 'en');

/** The same words in every language: names of clubs and players, figures. */
const same = new Map<string, Text>();
export function sameText(words: string): Text {
  let known = same.get(words);
  if (!known) {
    known = textOf(() => words);
    same.set(words, known);
  }
  return known;
}

/** Joins texts language by language. */
export const joinTexts = (join: (...parts: string[]) => string, ...parts: Text[]): Text =>
  textOf((language) => join(...parts.map((part) => localize(part, language))));

const decimals = new Map(
  languages.map((language) => [
    language,
    new Intl.NumberFormat(language, { numberingSystem: 'latn' })
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.',
  ]),
);

/** Writes a line in the figures of each language: "2.5" and "2,5", with a sign where one is wanted. */
export const figure = (line: number, isSigned = false): Text => {
  const plain = `${isSigned && line > 0 ? '+' : ''}${String(line)}`;
  return plain.includes('.')
    ? textOf((language) => plain.replace('.', decimals.get(language) ?? '.'))
    : sameText(plain);
};
