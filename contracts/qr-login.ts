/** Log-in by QR: a browser shows a code, and a device where the player is signed in lets that browser in. Times: Unix seconds. Row OFFICE-11. */
import { text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** `code`: eight letters and digits, for one log-in. It opens nothing by itself. */
export const QrAskAnswer = dataOf(z.object({ code: z.string(), expiresAt: Seconds }));

/** `seen`: a player reads who asks. `over`: the code is too old, or there is none. */
const QrState = z.enum(['waiting', 'seen', 'allowed', 'refused', 'over']);
export type QrState = z.infer<typeof QrState>;
export const QrStateAnswer = dataOf(z.object({ state: QrState }));

export const QrLookRequest = z.object({ code: text(20) });
export const QrAnswerRequest = z.object({ code: text(20), isAllowed: z.boolean() });
/**
 * The device that asks to be let in. `browser`, `system`: names that people know, empty when unknown. `country`: two
 * letters, or empty.
 */
const QrAsker = z.object({
  ...{ browser: z.string(), system: z.string(), address: z.string(), country: z.string() },
  ...{ askedAt: Seconds, expiresAt: Seconds },
});
export type QrAsker = z.infer<typeof QrAsker>;
export const QrAskerAnswer = dataOf(QrAsker);
