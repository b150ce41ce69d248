import type { Text } from '../types.ts';

export const text = (en: string, ru: string, es: string, ar: string): Text => ({ en, ru, es, ar });

/** The same words in every language: names of clubs and players, figures. */
const same = new Map<string, Text>();
export function sameText(words: string): Text {
  let known = same.get(words);
  if (!known) {
    known = text(words, words, words, words);
    same.set(words, known);
  }
  return known;
}

/** Makes a text of others, language by language. */
export const joinTexts = (join: (...parts: string[]) => string, ...parts: Text[]): Text =>
  text(
    join(...parts.map(({ en }) => en)),
    join(...parts.map(({ ru }) => ru)),
    join(...parts.map(({ es }) => es)),
    join(...parts.map(({ ar }) => ar)),
  );

/** A line in the figures of each language: "2.5" and "2,5", with a sign where it is wanted. */
export const figure = (line: number, isSigned = false): Text => {
  const plain = `${isSigned && line > 0 ? '+' : ''}${String(line)}`;
  const comma = plain.replace('.', ',');
  return comma === plain ? sameText(plain) : text(plain, comma, comma, plain);
};
