import { Millis } from './common.ts';
import { z } from './zod.ts';

/** What somebody with a token of the operator did. `start`: the site started with another configuration. `status`: of the answer; 0: it began, and no answer is known. */
export const OperatorAct = z.object({
  at: Millis,
  who: z.enum(['operator', 'publisher', 'start']),
  address: z.string(),
  what: z.string(),
  details: z.string(),
  status: z.int(),
});
export type OperatorAct = z.infer<typeof OperatorAct>;
