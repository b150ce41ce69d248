import { dataOf } from './common.ts';
import { z } from './zod.ts';

export const RedirectRequest = z.object({ url: z.string() });
export const RedirectAnswer = dataOf(
  z.object({
    redirect: z.boolean(),
    code: z.int(),
    url: z.string(),
    reasons: z.array(z.int()),
    breadcrumbs: z.array(z.string()),
  }),
);
