import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** `language`: the language of the text, where nobody has translated it into that of the page. */
const heading = { title: z.string(), lead: z.string(), language: z.optional(z.string()) };
/** Plain text, never markup. */
const paragraphs = z.array(z.string());

const newsHeading = { slug: z.string(), publishedAt: Seconds, ...heading };
export const NewsListAnswer = dataOf(z.array(z.object(newsHeading)));
export const NewsAnswer = dataOf(z.object({ ...newsHeading, paragraphs }));

/** `terms`: what a bonus asks for, in a sentence. Row LIM-69. */
const promotionHeading = { id: z.string(), ...heading, terms: z.optional(z.string()) };
export const PromotionListAnswer = dataOf(z.array(z.object(promotionHeading)));
export const PromotionAnswer = dataOf(z.object({ ...promotionHeading, paragraphs }));
