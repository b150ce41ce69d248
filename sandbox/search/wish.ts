import { foldWords } from '../../contracts/find-words.ts';
import { type WishKind, wishKinds, wordsOf } from './wish-words.ts';

/** `line`: of a total or a handicap, null when nobody named one. Several kinds where one word has several meanings. */
export type Wish = { kinds: readonly WishKind[]; line: number | null };
/** `rest`: the other words, which name the sides. */
export type Wished = { rest: string; wish: Wish };

const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;
/** Digits of every language as Latin ones, a comma between two of them as a point, every minus as the plain one. */
const plainNumbers = (text: string): string =>
  text
    .replace(easternDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/(\d)[,٫](\d)/gu, '$1.$2')
    .replace(/[−–]/gu, '-');

const fold = (text: string): string => foldWords(text).join('');
const numberSign = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/;
const wordWithLine = /^(\p{L}[\p{L}\p{M}]*)([+-]?\d{1,3}\.\d{1,2}|[+-]\d{1,3})$/u;

/** "тб2.5" and "тб(2,5)" are two words each, "1x" and "п1" are one. */
const piecesOf = (text: string): string[] =>
  plainNumbers(text)
    .split(/[\s()[\]:;"«»/|]+/u)
    .flatMap((piece) => {
      const parts = wordWithLine.exec(piece);
      return parts ? [parts[1] ?? '', parts[2] ?? ''] : [piece];
    })
    .filter((piece) => numberSign.test(piece) || fold(piece) !== '');

const keyOf = (pieces: readonly string[]): string => pieces.map(fold).join(' ');

const kindsByWords = new Map<string, WishKind[]>();
for (const kind of wishKinds)
  for (const phrase of wordsOf(kind)) {
    const key = keyOf(phrase.split(' '));
    kindsByWords.set(key, [...new Set([...(kindsByWords.get(key) ?? []), kind])]);
  }

const lined: ReadonlySet<WishKind> = new Set([
  ...(['over', 'under', 'total', 'handicap', 'handicapHome', 'handicapAway'] as const),
]);

/** What the pieces say, all together. A number at either end is the line. */
function read(pieces: readonly string[]): Wish | null {
  const plain = kindsByWords.get(keyOf(pieces));
  if (plain) return { kinds: plain, line: null };
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  const [words, line] = numberSign.test(last)
    ? [pieces.slice(0, -1), last]
    : numberSign.test(first)
      ? [pieces.slice(1), first]
      : [[], ''];
  const kinds = words.length === 0 ? [] : (kindsByWords.get(keyOf(words)) ?? []).filter((kind) => lined.has(kind));
  return kinds.length === 0 ? null : { kinds, line: Number(line) };
}

const isName = (pieces: readonly string[]): boolean => pieces.some((piece) => /\p{L}/u.test(piece));

/** No outcome has a longer name. */
const longest = 7;

/** Parts a question into who plays and what to bet on; the outcome is at the end or at the beginning. Null: it names none. */
export function wishIn(text: string): Wished | null {
  const pieces = piecesOf(text).slice(0, 24);
  const { length } = pieces;
  for (let size = Math.min(longest, length - 1); size > 0; size--) {
    const [before, after] = [pieces.slice(0, length - size), pieces.slice(size)];
    const [ending, beginning] = [read(pieces.slice(length - size)), read(pieces.slice(0, size))];
    if (ending && isName(before)) return { rest: before.join(' '), wish: ending };
    if (beginning && isName(after)) return { rest: after.join(' '), wish: beginning };
  }
  return null;
}
