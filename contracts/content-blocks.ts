import { dataOf } from './common.ts';
import { z } from './zod.ts';

/**
 * A part of a page that editors write: plain text, never markup. `language`: the language of the text, where it is not
 * the page's.
 */
export const ContentBlock = z.object({
  id: z.string(),
  language: z.optional(z.string()),
  title: z.optional(z.string()),
  paragraphs: z.array(z.string()),
  links: z.optional(z.array(z.object({ title: z.string(), path: z.string() }))),
});
export type ContentBlock = z.infer<typeof ContentBlock>;

/** Empty: this page has no text. */
export const ContentAnswer = dataOf(z.object({ blocks: z.array(ContentBlock) }));
