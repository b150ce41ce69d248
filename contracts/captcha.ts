import { text } from './bounded.ts';
import { dataOf } from './common.ts';
import { z } from './zod.ts';

/** 100 picture text, 111 arithmetic question, 112 proof of work, 113 slider. Decision D-03. */
export const CaptchaCode = z.union([z.literal(100), z.literal(111), z.literal(112), z.literal(113)]);
export type CaptchaCode = z.infer<typeof CaptchaCode>;

/**
 * Whether a challenge of kind `code` may be solved in place of one of kind `asked`, so that everybody can solve one of
 * them. A question never stands for another kind: a program reads it. Work in place of another kind costs more. Decision
 * D-570.
 */
export const standsFor = (code: CaptchaCode, asked: CaptchaCode): boolean => code === asked || code !== 111;

/** `time`: seconds left of the challenge. Spec: shell §7. */
export const CaptchaTimeAnswer = z.object({ time: z.number() });

const open = { id: z.string(), time: z.number() };

/**
 * Images are `data:` addresses. `question`: an expression in digits, the same in every language. `work`: find a text so
 * that the SHA-256 of `salt:text` begins with `bits` zero bits. `slider`: `piece` fits into `image` at a place so many
 * pixels from its left edge; `width` is the image's.
 */
export const CaptchaChallenge = z.union([
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

/** 0 correct, 1 wrong, 2 the player is logged out, 3 too late. Decision D-04. */
export const captchaTypes = { fine: 0, wrong: 1, logOut: 2, late: 3 } as const;

/** `error_message`: a dictionary key or a sentence. `token`: goes into X-Captcha of one call within 120 s. */
export const CaptchaValidateAnswer = z.object({
  success: z.boolean(),
  type: z.int(),
  time: z.number(),
  error_message: z.string(),
  token: z.optional(z.string()),
});
export type CaptchaValidateAnswer = z.infer<typeof CaptchaValidateAnswer>;

/** Control: the next such call needs a captcha. `logsOut`: every answer ends in type 2. */
export const CaptchaDemand = z.object({
  method: z.optional(z.string()),
  path: z.string(),
  code: CaptchaCode,
  logsOut: z.optional(z.boolean()),
});
export type CaptchaDemand = z.infer<typeof CaptchaDemand>;
