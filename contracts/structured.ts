import { text } from './bounded.ts';
import { z } from './zod.ts';

const Name = text(300);

/**
 * What search engines are told of the thing on a page, in the terms of schema.org. A page makes the address of a step
 * from its path, which has no language.
 */
export const Structured = z.object({
  /** The way to the page, from the outside; its last step is the page. */
  trail: z.array(z.object({ name: Name, path: text(500) })).check(z.maxLength(8)),
  /** A match. `startAt`: Unix seconds. */
  event: z.optional(
    z.object({ name: Name, sport: Name, home: Name, away: Name, competition: Name, startAt: z.number() }),
  ),
  /** `publishedAt`: Unix seconds. */
  article: z.optional(z.object({ headline: Name, description: text(1000), publishedAt: z.number() })),
});
export type Structured = z.infer<typeof Structured>;
