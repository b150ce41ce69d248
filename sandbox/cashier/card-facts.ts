import { z } from '../../contracts/zod.ts';

/**
 * The fields that we read of the provider's objects. Sums: whole minor units of `currency`. `metadata.deposit`: our
 * number of it.
 */
export const PaymentFacts = z.object({
  object: z.literal('payment_intent'),
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  metadata: z.object({ deposit: z.string() }),
  last_payment_error: z.nullish(z.object({ decline_code: z.nullish(z.string()) })),
  payment_method: z.nullish(z.string()),
  next_action: z.nullish(z.object({ redirect_to_url: z.nullish(z.object({ url: z.nullish(z.string()) })) })),
});
export type PaymentFacts = z.infer<typeof PaymentFacts>;

/** Money that went back. `amount_refunded`: of a charge, the total so far; a dispute has `amount` only. */
export const ChargeFacts = z.object({
  object: z.literal('charge'),
  payment_intent: z.string(),
  currency: z.string(),
  amount_refunded: z.int(),
});
export const DisputeFacts = z.object({
  object: z.literal('dispute'),
  payment_intent: z.string(),
  currency: z.string(),
  amount: z.int(),
});
export type Reversal = { payment: string; currency: string; minor: number; to: 'refunded' | 'charged_back' };

/** `payment_intent`: absent until the payer has sent the form. */
export const SessionFacts = z.object({
  id: z.string(),
  url: z.nullish(z.string()),
  status: z.nullish(z.string()),
  payment_intent: z.nullish(z.string()),
});
