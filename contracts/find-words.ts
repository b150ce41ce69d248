/** Letters of their own, without a mark to strip: people find a name with the keyboard that they have. */
const plainLetters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ґ: 'g',
  є: 'ye',
  і: 'i',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  ђ: 'd',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'a',
  ƙ: 'k',
  ɗ: 'd',
  ɓ: 'b',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
};

/**
 * One rule for every field that looks for a name: "lodz" is in "Łódź", "atletico" in "Atlético". Case, marks and signs
 * that nobody sees do not count, and Cyrillic is written as Latin.
 */
export function foldLetters(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return Array.from(plain, (letter) => plainLetters[letter] ?? letter).join('');
}

/** The words of a text, as `foldLetters` writes them. */
export const foldWords = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * True when `word` begins with `asked`, or with `asked` after one change: a letter changed, added, left out, or two
 * swapped.
 */
export function isAlmostPrefix(asked: string, word: string): boolean {
  let same = 0;
  while (same < asked.length && asked[same] === word[same]) same += 1;
  if (same === asked.length) return true;
  const restOf = (askedFrom: number, wordFrom: number) =>
    asked.slice(askedFrom) === word.slice(wordFrom, wordFrom + asked.length - askedFrom);
  const isSwapped = asked[same] === word[same + 1] && asked[same + 1] === word[same] && restOf(same + 2, same + 2);
  return isSwapped || restOf(same + 1, same + 1) || restOf(same + 1, same) || restOf(same, same + 1);
}

/** A word of at least this many letters may have one typing error. */
const forgivenFrom = 5;

/**
 * How well the text answers the question; 0 when it lacks one of the words. A whole word counts more than its
 * beginning, and a typing error counts less.
 */
export function scoreOf(asked: readonly string[], words: readonly string[]): number {
  let sum = 0;
  for (const each of asked) {
    const best = words.reduce((known, word) => {
      if (word === each) return 4;
      if (word.startsWith(each)) return Math.max(known, 3);
      return each.length >= forgivenFrom && isAlmostPrefix(each, word) ? Math.max(known, 1) : known;
    }, 0);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}
