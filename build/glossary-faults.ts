import { z } from 'zod/mini';

import { completeLanguages } from '../contracts/languages.ts';
import type { DictionaryFile } from './dictionary-faults.ts';

const Word = z.string().check(z.minLength(1), z.maxLength(80));
const Phrases = z.array(Word).check(z.maxLength(40));

/**
 * A term of the trade. `words`: the term of each language; none: phrases that no term replaces. `keys`: texts that name
 * the item, as a whole or in a sentence. `forbidden`: terms not to use, by language, as whole words in any case.
 * `except`: groups where a forbidden term has another meaning.
 */
const Term = z.object({
  id: Word,
  part: z.enum(['noun', 'verb', 'adjective', 'phrase']),
  meaning: z.string().check(z.maxLength(200)),
  words: z.optional(z.record(z.string(), Word)),
  keys: z.optional(Phrases),
  forbidden: z.optional(z.record(z.string(), Phrases)),
  except: z.optional(Phrases),
});
export const Glossary = z.object({ terms: z.array(Term).check(z.maxLength(500)) });
type Term = z.infer<typeof Term>;

/** `text` and `phrase` in lower case. */
function holds(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1))
    if (!/\p{L}$/u.test(text.slice(0, at)) && !/^\p{L}/u.test(text.slice(at + phrase.length))) return true;
  return false;
}

function nameFaults({ id, words, keys = [] }: Term, files: readonly DictionaryFile[]): string[] {
  if (words === undefined) return [];
  const lacking = completeLanguages.filter((language) => words[language] === undefined);
  return [
    ...lacking.map((language) => `glossary: ${id} has no word in ${language}`),
    ...keys.flatMap((key) => {
      const places = files.filter(({ texts }) => texts[key] !== undefined);
      if (places.length === 0) return [`glossary: ${id} names the text ${key}, which is not there`];
      return places.flatMap(({ language, group, texts }) => {
        const [word, text] = [words[language], texts[key] ?? ''];
        if (word === undefined || text.toLocaleLowerCase(language).includes(word.toLocaleLowerCase(language)))
          return [];
        return [`${language}/${group}: ${key} says "${text}", where the glossary has "${word}"`];
      });
    }),
  ];
}

function phraseFaults({ forbidden = {}, words = {}, except = [] }: Term, files: readonly DictionaryFile[]): string[] {
  return files.flatMap(({ language, group, texts }) => {
    const phrases = except.includes(group) ? [] : (forbidden[language] ?? []);
    if (phrases.length === 0) return [];
    const instead = words[language] === undefined ? '' : `; the glossary has "${words[language]}"`;
    return Object.entries(texts).flatMap(([key, text]) => {
      const said = text.replaceAll(/\{\{[^{}]*\}\}/g, '…').toLocaleLowerCase(language);
      return phrases
        .filter((phrase) => holds(said, phrase))
        .map((phrase) => `${language}/${group}: ${key} says "${phrase}"${instead}`);
    });
  });
}

/** Where texts do not speak as the glossary says: one line for each fault. Row LANG-30. */
export const findGlossaryFaults = ({ terms }: z.infer<typeof Glossary>, files: readonly DictionaryFile[]): string[] =>
  terms.flatMap((term) => [...nameFaults(term, files), ...phraseFaults(term, files)]);
