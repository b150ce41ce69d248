import { latinOf, soundOfAsked, soundsOfName } from '../../contracts/find-sounds.ts';
import { foldWords, isAlmostPrefix } from '../../contracts/find-words.ts';

/** So many letters a word has in which one typing error is forgiven. */
const forgivenFrom = 5;

/** G and H are one: "Гарри" is Harry, and "Гриценко" Hrytsenko. */
const soundsOf = (word: string): string[] =>
  [soundOfAsked(word), ...soundsOfName(latinOf(word))].map((sound) => sound.replaceAll(/[gh]+/g, 'g'));

/** Are these one word, or one name, in two scripts? */
export function isSameSound(one: string, other: string): boolean {
  const sounds = soundsOf(other);
  return soundsOf(one).some((sound) => sounds.includes(sound));
}

function isNearWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) >= forgivenFrom && isAlmostPrefix(one, other)) return true;
  return isSameSound(one, other);
}

/**
 * May both be the name of one person? Names match in any order, in Latin, Cyrillic or Arabic letters, with a typing
 * error, and with parts that one of them leaves out; but at least `least` parts are in both.
 */
export function isNearName(one: string, other: string, least = 2): boolean {
  const [few = [], many = []] = [foldWords(one), foldWords(other)].toSorted((a, b) => a.length - b.length);
  return few.length >= least && few.every((word) => many.some((each) => isNearWord(word, each)));
}
