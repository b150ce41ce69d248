import { dataOf } from './common.ts';
import { z } from './zod.ts';

/** The result of the call that carried this Idempotency-Key. `answer`: the body as first sent. */
export const ActionAnswer = dataOf(
  z.object({
    state: z.enum(['unknown', 'under_way', 'done']),
    httpStatus: z.optional(z.int()),
    answer: z.optional(z.unknown()),
  }),
);
