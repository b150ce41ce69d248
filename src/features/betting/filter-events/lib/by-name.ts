import { askedWords, namedWords, scoreOfNames } from '@contracts/find-names';
import { foldLetters } from '@contracts/find-words';

/** True when one of the names answers what was typed. */
export type NameTest = (...names: readonly string[]) => boolean;

/**
 * What the field of a list finds: the typed letters anywhere in a name, or its words in any order, by their sound where
 * they are in another script. A price that moves asks again, so each name is read once. Row SEARCH-07.
 */
export function namesLike(query: string): NameTest {
  const letters = foldLetters(query).trim();
  const asked = askedWords(query);
  const known = new Map<string, boolean>();
  const isLike = (name: string) =>
    foldLetters(name).includes(letters) || (asked.length > 0 && scoreOfNames(asked, namedWords(name)) > 0);
  return (...names) =>
    names.some((name) => {
      const is = known.get(name) ?? isLike(name);
      known.set(name, is);
      return is;
    });
}
