import type { Alphabet, AlphabetTerm } from '@contracts/alphabet';
import { foldLetters } from '@contracts/find-words';

/** The place of terms in the address; null: all of them. */
export type Place = { block: string | null; category: string | null; slug: string | null };
export type Found = AlphabetTerm & { path: string };

/** `/betting-alphabet/bets/prices/margin` */
export function placeOf(path: string): Place {
  const [, , block = null, category = null, slug = null] = path.split('/');
  return { block, category, slug };
}

const root = '/betting-alphabet';

/** All terms at a place. Null: the address names something that is not there. */
export function termsAt({ blocks }: Alphabet, { block, category, slug }: Place): Found[] | null {
  const fits = (own: string, asked: string | null) => asked === null || own === asked;
  const terms = blocks
    .filter(({ id }) => fits(id, block))
    .flatMap(({ id, categories }) =>
      categories
        .filter((own) => fits(own.id, category))
        .flatMap((own) =>
          own.terms
            .filter((term) => fits(term.slug, slug))
            .map((term) => ({ ...term, path: `${root}/${id}/${own.id}/${term.slug}` })),
        ),
    );
  return terms.length === 0 && block !== null ? null : terms;
}

/** Topics with their address, for the navigation. */
export const topicsOf = ({ blocks }: Alphabet): { title: string; path: string; isBlock: boolean }[] =>
  blocks.flatMap(({ id, title, categories }) => [
    { title, path: `${root}/${id}`, isBlock: true },
    ...categories.map((own) => ({ title: own.title, path: `${root}/${id}/${own.id}`, isBlock: false })),
  ]);

const letterOf = (title: string, locale: string): string => title.charAt(0).toLocaleUpperCase(locale);

/** Terms whose name or text has the words, in the order of the language. `letter` null: any. */
export function searched(terms: readonly Found[], words: string, letter: string | null, locale: string): Found[] {
  const asked = foldLetters(words).trim();
  return terms
    .filter(({ title }) => letter === null || letterOf(title, locale) === letter)
    .filter(({ title, text }) => asked === '' || foldLetters(`${title} ${text}`).includes(asked))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale));
}

export const lettersOf = (terms: readonly Found[], locale: string): string[] =>
  [...new Set(terms.map(({ title }) => letterOf(title, locale)))].toSorted((a, b) => a.localeCompare(b, locale));
