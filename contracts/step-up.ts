/** What a session alone does not allow: the player shows again that it is them. Decision D-551. */
import { loose, text } from './bounded.ts';
import { dataOf } from './common.ts';
import { z } from './zod.ts';

/** `app`: a code of their authenticator app, or a backup code. */
const ProofWay = z.enum(['password', 'app', 'passkey']);
export type ProofWay = z.infer<typeof ProofWay>;

const StepUpReason = z.enum([
  'payee',
  'withdrawal',
  'factor',
  'passkey',
  'password',
  'contact',
  'device',
  'transfer',
  'data',
]);
export type StepUpReason = z.infer<typeof StepUpReason>;

/** `data` of refusal 136. `ways` empty: there is nothing to show, so the player logs in again. */
export const StepUpNeed = z.object({ reason: StepUpReason, ways: z.array(ProofWay) });
export type StepUpNeed = z.infer<typeof StepUpNeed>;

/** How the caller may show that it is them. */
export const StepUpWaysAnswer = dataOf(z.object({ ways: z.array(ProofWay) }));

/** One of the three. `response`: what a passkey signed. */
export const StepUpRequest = z.object({
  password: z.optional(text(64)),
  code: z.optional(text(20)),
  response: z.optional(loose(20_000)),
});
export type StepUpRequest = z.infer<typeof StepUpRequest>;
export const StepUpOptionsAnswer = dataOf(z.record(z.string(), z.unknown()));
