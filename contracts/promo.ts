import { text } from './bounded.ts';
import { dataOf, Seconds, WireMoney } from './common.ts';
import { z } from './zod.ts';

/** 3 to 32 letters, digits and hyphens. Spec: decision D-85. */
export const PromoText = z.string().check(z.regex(/^[\p{L}\d-]{3,32}$/u));

/** When the bet loses, a code gives up to `amount` of the stake back. `typeIds`: the coupon types that may use it. */
export const PromoCodesAnswer = dataOf(
  z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      amount: WireMoney,
      iso: z.string(),
      endsAt: Seconds,
      typeIds: z.array(z.int()),
    }),
  ),
);
export const PromoCheckRequest = z.object({ code: text(50) });
export const PromoCheckAnswer = dataOf(z.object({ isValid: z.boolean(), text: z.string() }));
/** The player's answer to a trader's offer. */
export const OfferReply = z.object({ isAccepted: z.boolean() });
