import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** `success` false rejects with `message`. `isOpen`: a player's session goes on. Spec: shell §7. */
export const DisconnectAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  isOpen: z.optional(z.boolean()),
});

export const CheckSessionAnswer = dataOf(z.object({ user_id: z.nullable(z.int()) }));
export const TokenAnswer = dataOf(z.object({ token: z.string() }));
export const UpdateTokenAnswer = z.object({ token: z.string() });
/** The token of the HTTP header X-Fingerprint. Spec: shell §3. */
export const FingerprintAnswer = z.object({ token: z.string(), expiresAt: Seconds, data: z.string() });
