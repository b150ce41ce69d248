import { Millis } from './common.ts';
import { z } from './zod.ts';

/**
 * The actions of a holder of an operator token. `start`: the site started with another configuration. `status`: of the
 * answer; 0: it began, and no answer is known.
 */
export const OperatorAct = z.object({
  at: Millis,
  who: z.enum(['operator', 'publisher', 'start']),
  address: z.string(),
  what: z.string(),
  details: z.string(),
  status: z.int(),
});
export type OperatorAct = z.infer<typeof OperatorAct>;
