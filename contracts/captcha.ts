import { text } from './bounded.ts';
import { dataOf } from './common.ts';
import { z } from './zod.ts';

/** 100 picture text, 111 arithmetic question, 112 proof of work, 113 slider. Decision D-03. */
export const CaptchaCode = z.union([z.literal(100), z.literal(111), z.literal(112), z.literal(113)]);
export type CaptchaCode = z.infer<typeof CaptchaCode>;

/** `time`: seconds left of the challenge. Spec: shell §7. */
export const CaptchaTimeAnswer = z.object({ time: z.number() });

const open = { id: z.string(), time: z.number() };

/**
 * Images are `data:` addresses. `question`: an expression in digits, the same in every language. `work`: a text is wanted for which the SHA-256 of
 * `salt:text` begins with so many zero bits. `slider`: `piece` fits into `image` so many pixels from its left edge, of `width` pixels.
 */
export const CaptchaChallenge = z.discriminatedUnion('kind', [
  z.object({ ...open, kind: z.literal('picture'), image: z.string() }),
  z.object({ ...open, kind: z.literal('question'), question: z.string() }),
  z.object({ ...open, kind: z.literal('work'), work: z.object({ salt: z.string(), bits: z.int() }) }),
  z.object({
    ...open,
    kind: z.literal('slider'),
    slider: z.object({ image: z.string(), piece: z.string(), width: z.int() }),
  }),
]);
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;
export const CaptchaChallengeAnswer = dataOf(CaptchaChallenge);

export const CaptchaValidateRequest = z.object({
  params: z.object({ captcha: z.object({ id: text(100), code: CaptchaCode, answer: text(1000) }) }),
});

/** 0 fine, 1 wrong, 2 the player is logged out, 3 too late. Decision D-04. */
export const CAPTCHA_TYPE = { fine: 0, wrong: 1, logOut: 2, late: 3 } as const;

/** `error_message`: a dictionary key or a sentence. `token`: the value of X-Captcha, for one call within 120 s. */
export const CaptchaValidateAnswer = z.object({
  success: z.boolean(),
  type: z.int(),
  time: z.number(),
  error_message: z.string(),
  token: z.optional(z.string()),
});
export type CaptchaValidateAnswer = z.infer<typeof CaptchaValidateAnswer>;

/** Control: the next such call wants a captcha solved. `logsOut`: whatever is answered ends in type 2. */
export const CaptchaDemand = z.object({
  method: z.optional(z.string()),
  path: z.string(),
  code: CaptchaCode,
  logsOut: z.optional(z.boolean()),
});
export type CaptchaDemand = z.infer<typeof CaptchaDemand>;
