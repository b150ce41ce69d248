import type { Alphabet } from '../../../contracts/alphabet.ts';
import { byLanguage } from '../../texts/folder.ts';
import en from './en.json' with { type: 'json' };

const texts = byLanguage<Alphabet['blocks']>(new URL('./', import.meta.url));

/** The terms in a language, or in English where there is no translation. */
export function alphabetIn(language: string): Alphabet {
  const own = texts.get(language);
  return own === undefined ? { language: 'en', blocks: en } : { blocks: own };
}

/** Is there something at `/betting-alphabet/{block}/{category}/{slug}`? */
export function hasTerms(block?: string, category?: string, slug?: string): boolean {
  if (block === undefined) return true;
  const found = en.find(({ id }) => id === block);
  if (found === undefined || category === undefined) return found !== undefined;
  const { terms } = found.categories.find(({ id }) => id === category) ?? {};
  return terms !== undefined && (slug === undefined || terms.some((term) => term.slug === slug));
}
