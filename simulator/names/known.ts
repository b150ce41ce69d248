import people from './known/people.json' with { type: 'json' };
import places from './known/places.json' with { type: 'json' };
import words from './known/words.json' with { type: 'json' };

/** Russian, Arabic, and Ukrainian where it is not the Russian one with its own letters. */
export type Known = readonly [russian: string, arabic: string, ukrainian: string | undefined];

/** Names and parts of names that have a form of their own, where a rule would err. */
export const knownNames: ReadonlyMap<string, Known> = new Map(
  [words, places, people].flatMap((table) =>
    Object.entries(table).map(([name, [russian = name, arabic = name, ukrainian]]): [string, Known] => [
      name,
      [russian, arabic, ukrainian],
    ]),
  ),
);

/** The largest number of words in a known name that begins with a word; only names of more than one word. */
export const longestFrom: ReadonlyMap<string, number> = (() => {
  const longest = new Map<string, number>();
  for (const name of knownNames.keys()) {
    const [first = '', ...others] = name.split(' ');
    if (others.length > 0) longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1));
  }
  return longest;
})();
