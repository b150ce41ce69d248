import { foldWords } from '@contracts/find-words';

/** Arabic and Persian digits as ours, one mark before decimals, one minus. */
const plain = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\u066b/g, '.')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\u2212/g, '-');

/** Separate numbers: those of "1X2" and "1st" are parts of words. A handicap counts with its sign and without. */
const number = /(?<![\p{L}\d.])([+-]?)(\d+(?:\.\d+)?)(?![\p{L}\d])/gu;

export const isNumber = (word: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(word);

/** What a name says, or what somebody typed, word by word: letters without case and marks, Cyrillic as Latin, whole numbers. */
export function wordsOf(text: string): string[] {
  const known = plain(text);
  const numbers = [...known.matchAll(number)].flatMap(([, sign = '', digits = '']) =>
    sign === '' ? [digits] : [sign + digits, digits],
  );
  return [...foldWords(known).filter((word) => !/^\d+$/.test(word)), ...numbers];
}

/** Of a typed number the sign alone counts where somebody typed one. */
export const askedOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.filter((word) => !(words.includes(`-${word}`) || words.includes(`+${word}`)));
};
