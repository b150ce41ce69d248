import type { Text } from '../types.ts';
import { languages } from '../types.ts';

export const text = (en: string, ru: string, es: string, pt: string, tr: string, ar: string): Text => ({
  en,
  ru,
  es,
  pt,
  tr,
  ar,
});

/** Makes a text language by language. */
export const textOf = (make: (lng: keyof Text) => string): Text =>
  Object.fromEntries(languages.map((lng) => [lng, make(lng)])) as Text;

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
  textOf((lng) => join(...parts.map((part) => part[lng])));

/** Writes a line in the figures of each language: "2.5" and "2,5", with a sign where one is wanted. */
export const figure = (line: number, isSigned = false): Text => {
  const plain = `${isSigned && line > 0 ? '+' : ''}${String(line)}`;
  const comma = plain.replace('.', ',');
  return comma === plain ? sameText(plain) : text(plain, comma, comma, comma, comma, plain);
};
