import { text } from './bounded.ts';
import { dataOf } from './common.ts';
import { z } from './zod.ts';

export const RedirectRequest = z.object({ url: text(4000) });
export const RedirectAnswer = dataOf(
  z.object({
    redirect: z.boolean(),
    code: z.int(),
    url: z.string(),
    reasons: z.array(z.int()),
    breadcrumbs: z.array(z.string()),
  }),
);
