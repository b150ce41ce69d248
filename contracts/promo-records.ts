/**
 * The promo codes in the office. Sentences are in the language of the call; money is in units of `iso`; times are Unix
 * seconds.
 */
import { dataOf, listOf, Seconds, WireMoney } from './common.ts';
import { z } from './zod.ts';

/** Up to `amount` of a lost stake comes back, for a bet of one of `typeIds` that is placed before `endsAt`. */
const Terms = z.object({ amount: WireMoney, iso: z.string(), endsAt: Seconds, typeIds: z.array(z.int()) });

/** `text`: what the code gives, or why it cannot be used. `terms`: null where it cannot. */
export const PromoVerdictAnswer = dataOf(
  z.object({ isValid: z.boolean(), text: z.string(), terms: z.nullable(Terms) }),
);
export type PromoVerdict = z.infer<typeof PromoVerdictAnswer>['data'];

/** A coupon that carried a code. `result`: its state; `text`: what became of the code; `back`: what it gave back. */
const PromoUse = z.object({
  code: z.string(),
  usedAt: Seconds,
  couponId: z.string(),
  result: z.enum(['open', 'pending', 'settled', 'sold', 'refused']),
  text: z.string(),
  back: WireMoney,
  iso: z.string(),
});
export type PromoUse = z.infer<typeof PromoUse>;
export const PromoHistoryAnswer = listOf(PromoUse);
