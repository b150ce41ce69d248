/** Players' questions to the house about their payments, by topic. Row OFFICE-12. */
import { text } from './bounded.ts';
import { dataOf, listOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** The most signs of a question, and of its answer. */
export const longestRequest = 2000;
const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestRequest));

/**
 * `title`: in the language of the call. `about`: the payments that a question of this topic may concern; none when absent.
 * `children`: its sub-topics. A topic that has some is asked about by one of them.
 */
export const RequestTopic = z.object({
  id: z.int(),
  title: z.string(),
  about: z.optional(z.enum(['deposit', 'withdrawal', 'payment'])),
  children: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type RequestTopic = z.infer<typeof RequestTopic>;
export const RequestTopicsAnswer = dataOf(z.array(RequestTopic));
/** The payment that a question is about. */

/**
 * `topic`: its title, and that of the sub-topic, in the language of the call. `payment`: number of the payment concerned.
 * `fileName`: of the photo that came with it.
 */
export const PaymentRequest = z.object({
  id: z.int(),
  number: z.string(),
  at: Seconds,
  topic: z.array(z.string()),
  payment: z.optional(z.string()),
  text: z.string(),
  fileName: z.optional(z.string()),
  answer: z.optional(z.object({ text: z.string(), at: Seconds })),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;
export const PaymentRequestAnswer = dataOf(PaymentRequest);
/** The newest first. */
export const PaymentRequestsAnswer = listOf(PaymentRequest);

/**
 * `sendId`: a UUID of the page's own; sent again, it makes no second request. `file`: a photo whose parts are here already, as
 * those of a document.
 */
export const NewPaymentRequest = z.object({
  sendId: text(36).check(z.regex(/^[\da-f-]{36}$/)),
  topicId: z.int(),
  subTopicId: z.optional(z.int()),
  transactionId: z.optional(text(64)),
  text: Words,
  file: z.optional(z.object({ id: text(36), name: text(200) })),
});

/** The answer of the house. */
export const RequestReply = z.object({ text: Words });
