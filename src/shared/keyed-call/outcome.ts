import type { ActionAnswer } from '@contracts/action';
import { ApiError, errorCodes } from '@contracts/common';
import type { z } from '@contracts/zod';

import type { ApiFailure } from '@/shared/api';

import type { Heard, Look, Refusal } from './call';

/** The server considered the call and remembers its answer under the key. */
const isVerdict = (code: number): boolean =>
  code === errorCodes.validation ||
  code === errorCodes.serverMessage ||
  code === errorCodes.conflict ||
  (code > 1000 && code < 3000);
/** The server did not consider the call and stored nothing under the key. */
const early: ReadonlySet<number> = new Set([errorCodes.tooMany, errorCodes.forbidden, errorCodes.notFound]);
const earlyKinds: ReadonlySet<ApiFailure['kind']> = new Set([
  'unauthorized',
  'fingerprintRejected',
  'captchaRequired',
  'termsChanged',
]);

type Said = { code: number; message: string; data?: unknown; retryAfterMs?: number | null };

function outcomeOfError({ code, message, data, retryAfterMs = null }: Said): Heard<never> {
  const refusal: Refusal = { code, message, data };
  if (code === errorCodes.keyClosed) return { kind: 'closed' };
  if (code === errorCodes.keyReused) return { kind: 'key_taken', refusal };
  // The same call was sent before and has no answer yet: its result is still open. A backend without a code for that
  // asks for a later retry.
  if (code === errorCodes.keyUnderWay || (code === errorCodes.conflict && retryAfterMs !== null))
    return { kind: 'unknown' };
  if (isVerdict(code)) return { kind: 'refused', refusal };
  return early.has(code) ? { kind: 'turned_away', refusal } : { kind: 'unknown' };
}

/**
 * Reads a failed call. Only a clear refusal by the server is an outcome; no answer, a 5xx or an unknown shape is none.
 */
export function outcomeOfFailure(failure: ApiFailure): Heard<never> {
  const { kind, statusCode, message } = failure;
  if (earlyKinds.has(kind)) return { kind: 'turned_away', refusal: { code: statusCode, message, data: undefined } };
  return failure.kind === 'server' && statusCode < 500 ? outcomeOfError(failure) : { kind: 'unknown' };
}

/** An answer about another act belongs to the act that had the key first. */
const otherAct: Heard<never> = {
  kind: 'key_taken',
  refusal: { code: errorCodes.keyReused, message: '', data: undefined },
};

/**
 * How a feature reads the answer of its call. `resultOf` gives null when the answer says nothing. `isOwn` tells
 * whether it is about this call.
 */
export type Reading<Call, Raw, Result> = {
  contract: z.ZodMiniType<Raw>;
  resultOf: (answer: Raw, call: Call) => Result | null;
  isOwn?: ((result: Result, call: Call) => boolean) | undefined;
};

export function outcomeOfAnswer<Call, Raw, Result>(
  { resultOf, isOwn = () => true }: Reading<Call, Raw, Result>,
  answer: Raw,
  call: Call,
): Heard<Result> {
  const result = resultOf(answer, call);
  if (result === null) return { kind: 'unknown' };
  return isOwn(result, call) ? { kind: 'done', result } : otherAct;
}

/** What the server knows of a key: nothing, "not yet", or the first answer of the call. */
export function lookOfAction<Call, Raw, Result>(
  reading: Reading<Call, Raw, Result>,
  { state, httpStatus = 0, answer }: z.infer<typeof ActionAnswer>['data'],
  call: Call,
): Look<Result> {
  if (state !== 'done') return { kind: state === 'unknown' ? 'unheard_of' : 'unknown' };
  if (httpStatus >= 200 && httpStatus < 300) {
    const parsed = reading.contract.safeParse(answer);
    return parsed.success ? outcomeOfAnswer(reading, parsed.data, call) : { kind: 'unknown' };
  }
  const error = ApiError.safeParse(answer);
  if (!error.success || httpStatus >= 500) return { kind: 'unknown' };
  const { code, message, data } = error.data;
  const heard = outcomeOfError(error.data);
  // It is stored under the key for ever: whatever its code means for a call under way, here it is the server's final
  // answer.
  const isOpen = heard.kind === 'unknown' || heard.kind === 'turned_away';
  return isOpen ? { kind: 'refused', refusal: { code, message, data } } : heard;
}
