import { dataOf } from './common.ts';
import { z } from './zod.ts';

const Term = z.object({ slug: z.string(), title: z.string(), text: z.string() });
export type AlphabetTerm = z.infer<typeof Term>;
const Category = z.object({ id: z.string(), title: z.string(), terms: z.array(Term) });
/**
 * The glossary of betting: blocks of categories of terms, as in the addresses. `language`: of the texts, where it is
 * not the page's.
 */
export const Alphabet = z.object({
  language: z.optional(z.string()),
  blocks: z.array(z.object({ id: z.string(), title: z.string(), categories: z.array(Category) })),
});
export type Alphabet = z.infer<typeof Alphabet>;
export const AlphabetAnswer = dataOf(Alphabet);
