import type { Alphabet } from '../../../contracts/alphabet.ts';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

const byLanguage: Readonly<Record<string, Alphabet['blocks']>> = { ar, en, es, pt, ru, tr };

/** The terms in a language, or in English where nobody has translated them. */
export function alphabetIn(language: string): Alphabet {
  const own = byLanguage[language];
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
