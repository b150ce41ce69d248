/** The move of a player to an account of their own, which a site may require. Spec: coupon §4, §7, rows TRANS-01 to TRANS-04. */
import { PhoneCode, PhoneDigits } from './auth.ts';
import { text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** `captcha` is of pages that draw their own; ours proves itself by the header of every guarded call. */
export const TransferSendCode = z.object({
  country_code: PhoneCode,
  phone: PhoneDigits,
  captcha: z.optional(text(4000)),
});
export const TransferCodeSent = dataOf(z.object({ expiresAt: Seconds }));

export const TransferCheckCode = z.object({ code: text(20) });
/** `redirectToken`: good for one call, for ten minutes. */
export const TransferCodeChecked = dataOf(z.object({ redirectToken: z.string() }));

export const TransferUserData = z.object({ redirectToken: text(200) });
/** Told again only to the same key, for ten minutes: an answer may be lost on its way. */
export const TransferDone = z.object({
  status: z.string(),
  user: z.object({ id: z.int(), password: z.string() }),
});
