/**
 * The messages of the page on the feed. Only the backend and the tab that speaks for others check it, so it is no part
 * of the first load.
 */
import { text } from './bounded.ts';
import { z } from './zod.ts';

/** One page asks for at most this many topics in one message. */
const topicsMax = 500;
/** The coupon's topic names up to fifty outcomes. */
const Topic = text(2000);
export const TopicAt = z.object({ topic: Topic, seq: z.optional(z.int()) });
export const ClientFrame = z.union([
  z.object({ t: z.literal('sub'), topics: z.array(TopicAt).check(z.maxLength(topicsMax)) }),
  z.object({ t: z.literal('unsub'), topics: z.array(Topic).check(z.maxLength(topicsMax)) }),
  z.object({ t: z.literal('pong') }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

export const StreamTopics = z.object({
  add: z.array(TopicAt).check(z.maxLength(topicsMax)),
  remove: z.array(Topic).check(z.maxLength(topicsMax)),
});
