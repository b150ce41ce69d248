/** Letters of their own, without a mark to strip, each with what stands for it: people find a name with the keyboard that they have. */
const plainLetters = new Map(
  [
    'аa бb вv гg дd еe ёe жzh зz иi йi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ъ ыy ь эe юyu яya ґg єye іi әa ғg қk ңn өo ұu үu һh ђd јj љlj њnj ћc џdz',
    'ςσ ßss æae œoe øo łl đd ðd þth ıi ħh ŧt ŋn əa ƙk ɗd ɓb',
    'أا إا آا ىي ةه',
  ]
    .join(' ')
    .split(' ')
    .map(([letter = '', ...plain]) => [letter, plain.join('')]),
);

/**
 * One rule for every field that looks for a name: "lodz" is in "Łódź", "atletico" in "Atlético". Case, marks and
 * invisible characters do not count, and Cyrillic is written as Latin.
 */
export function foldLetters(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return Array.from(plain, (letter) => plainLetters.get(letter) ?? letter).join('');
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
 * How well the text matches the question; 0 when it lacks one of the words. A whole word counts more than its
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
