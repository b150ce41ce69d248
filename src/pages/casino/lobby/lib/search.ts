import { foldWords } from '@contracts/find-words';

/** How many signs differ at most: none in short words, then one, then two. */
const allowed = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** In how many steps `typed` becomes the beginning of `word`: a sign more, less, another one, or two swapped. */
function distance(typed: string, word: string): number {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= typed.length; row++) {
    const own = [row];
    for (let place = 1; place <= word.length; place++) {
      const at = (up: number, back: number) => rows[row - up]?.[place - back] ?? Infinity;
      const isSame = typed[row - 1] === word[place - 1];
      const isSwapped = typed[row - 1] === word[place - 2] && typed[row - 2] === word[place - 1];
      const best = Math.min(at(1, 0) + 1, (own[place - 1] ?? Infinity) + 1, at(1, 1) + (isSame ? 0 : 1));
      own.push(isSwapped ? Math.min(best, at(2, 2) + 1) : best);
    }
    rows.push(own);
  }
  return Math.min(...(rows.at(-1) ?? [Infinity]));
}

/** Every word that was typed begins a word of the text, or nearly. */
export function isFound(query: string, text: string): boolean {
  const words = foldWords(text);
  return foldWords(query).every((typed) => words.some((word) => distance(typed, word) <= allowed(typed)));
}
