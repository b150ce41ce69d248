import { Seconds, WireMoney } from './common.ts';
import { z } from './zod.ts';

/** The only status that the dialog counts: paid. Spec: shell §4. */
export const teamCashPaid = 2;

/** Spec: shell §3. A payment carries `message` or `translate_message`. */
export const TeamCashPayment = z
  .object({
    id: z.int(),
    status_id: z.int(),
    message: z.optional(z.string()),
    translate_message: z.optional(z.string()),
    skks_hash: z.string(),
    timestamp: Seconds,
    date_payment: z.string(),
    status_title: z.string(),
    summ: WireMoney,
    money_deposit_id: z.int(),
  })
  .check(
    z.refine(({ message, translate_message: translated }) => message !== undefined || translated !== undefined, {
      error: 'message or translate_message',
    }),
  );
export type TeamCashPayment = z.infer<typeof TeamCashPayment>;

/** `total_count`: over all pages. */
export const TeamCashAnswer = z.object({ data: z.array(TeamCashPayment), total_count: z.int() });
