/** A link that shows one visitor unpublished content. */
import { text } from './bounded.ts';
import { dataOf, Millis } from './common.ts';
import { z } from './zod.ts';

/** The shown content: values that wait for a second operator, or a version of an app. */
export const PreviewSubject = z.union([
  z.strictObject({ proposal: z.int() }),
  z.strictObject({ app: text(40), version: text(40) }),
]);
export type PreviewSubject = z.infer<typeof PreviewSubject>;

/** `left`: paths of the proposal that no preview shows, because only what is published may say them. */
export const PreviewAnswer = dataOf(z.object({ address: z.string(), until: Millis, left: z.array(z.string()) }));
export type PreviewLink = z.infer<typeof PreviewAnswer>['data'];
