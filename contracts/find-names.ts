import { soundOfAsked, soundsOfName } from './find-sounds.ts';
import { foldLetters, foldWords, isAlmostPrefix } from './find-words.ts';

/** A typed word, plain and in Latin letters where they say the same. `sound`: only of a word in another script than names. */
export type Asked = { word: string; sound: string | null; script: Script };
export type Script = 'latin' | 'cyrillic' | 'arabic';
/** A word of a name with its possible sounds. */
export type Named = { word: string; sounds: readonly string[] };

/** The words of a name. `known`: those of other names, which share many of them. */
export const namedWords = (text: string, known = new Map<string, Named>()): Named[] =>
  foldWords(text).map((word) => {
    const named = known.get(word) ?? { word, sounds: soundsOfName(word) };
    known.set(word, named);
    return named;
  });

const otherScript = /[\p{Script=Cyrillic}\p{Script=Arabic}]/u;
const shortest = 4;
/** More words than this do not narrow the result. */
const most = 8;

/** Cyrillic writes its vowels, so only the letters of a short word count. */
function soundOf(raw: string): string | null {
  if (!otherScript.test(raw)) return null;
  const plain = raw.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (!/\p{Script=Cyrillic}/u.test(plain)) return soundOfAsked(plain);
  return plain.length < shortest ? null : soundOfAsked(foldWords(raw).join(''));
}

const scriptOf = (raw: string): Script =>
  /\p{Script=Cyrillic}/u.test(raw) ? 'cyrillic' : /\p{Script=Arabic}/u.test(raw) ? 'arabic' : 'latin';

/** Reads what was typed. Characters that are no part of words separate them. */
export const askedWords = (text: string): Asked[] =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((raw) => foldWords(raw).map((word) => ({ word, sound: soundOf(raw), script: scriptOf(raw) })))
    .slice(0, most);

/** A word of at least this many letters may have one typing error. */
const forgivenFrom = 5;

function bySound(sound: string, { sounds }: Named): number {
  if (sound.length < 2) return 0;
  if (sounds.includes(sound)) return 2;
  if (sound.length > 2 && sounds.some((each) => each.startsWith(sound))) return 1;
  return sound.length > forgivenFrom && sounds.some((each) => isAlmostPrefix(sound, each)) ? 1 : 0;
}

function scoreOfWord({ word: asked, sound }: Asked, named: Named): number {
  const { word } = named;
  if (word === asked) return 5;
  if (word.startsWith(asked)) return 4;
  const heard = sound === null ? 0 : bySound(sound, named);
  if (heard > 0) return heard;
  return asked.length >= forgivenFrom && isAlmostPrefix(asked, word) ? 1 : 0;
}

/**
 * How well the names match the question; 0 when one word of the question has no match. A whole word counts more than
 * its beginning, then the same sound in another script, then a typing error.
 */
export function scoreOfNames(asked: readonly Asked[], named: readonly Named[]): number {
  let sum = 0;
  for (const each of asked) {
    const best = Math.max(0, ...named.map((name) => scoreOfWord(each, name)));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/** True when one of the names answers what was typed. */
export type NameTest = (...names: readonly string[]) => boolean;

/**
 * Matches the search field of a list: the typed letters anywhere in a name, or its words in any order, by their sound
 * where they are in another script. A price that moves asks again, so each name is read once. Row SEARCH-07.
 */
export function namesLike(query: string): NameTest {
  const letters = foldLetters(query).trim();
  const asked = askedWords(query);
  const known = new Map<string, boolean>();
  const isLike = (name: string) => foldLetters(name).includes(letters) || scoreOfNames(asked, namedWords(name)) > 0;
  return (...names) =>
    names.some((name) => {
      const is = known.get(name) ?? isLike(name);
      known.set(name, is);
      return is;
    });
}
