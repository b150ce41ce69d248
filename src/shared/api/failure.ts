import { createEvent } from 'effector';

import { ApiError, errorCodes } from '@contracts/common';

import { httpStatus, statusClosed, statusDefault } from './config';

/** Every failure has these fields, `statusCode` always. Spec: shell §8. */
type Base = { statusCode: number; message: string };

/**
 * Why a call failed. `network`: no answer arrived, so a write may or may not have happened; the same holds for
 * `timeout`. `cancelled`: the page did not want it any more. `server`: the backend refused; `message` is for people,
 * `details` are its parts, the most important first, at most three.
 */
export type ApiFailure =
  | (Base & { kind: 'unauthorized' })
  | (Base & { kind: 'fingerprintRejected' })
  | (Base & { kind: 'captchaRequired'; captchaCode: (typeof captchaCodes)[number] })
  | (Base & { kind: 'termsChanged' })
  | (Base & { kind: 'network' })
  | (Base & { kind: 'timeout' })
  | (Base & { kind: 'cancelled' })
  | (Base & {
      kind: 'server';
      /** The code of the contract, 0 when the answer had none. */
      code: number;
      title: string | null;
      details: readonly string[];
      /** The message for each field, by the field's name. */
      fields: Readonly<Record<string, string>>;
      data: unknown;
      requestId: string | null;
      retryAfterMs: number | null;
    })
  /** The answer does not fit its schema. `paths` name the fields. */
  | (Base & { kind: 'wrongShape'; paths: readonly string[] });

/** A call failed, unless the page cancelled it. `notifies`: the call asked for a notice. */
export const apiFailed = createEvent<{ path: string; failure: ApiFailure; notifies: boolean }>();

/** HTTP 451 with `exception_code` 1: there are new terms, which the player has to confirm. Spec: shell §8, HTTP-21. */
export const termsChanged = apiFailed.filter({ fn: ({ failure }) => failure.kind === 'termsChanged' });

export const networkFailure = (message: string): ApiFailure => ({ kind: 'network', statusCode: 0, message });
export const timeoutFailure = (ms: number): ApiFailure => ({
  kind: 'timeout',
  statusCode: 408,
  message: `No answer within ${String(ms)} ms`,
});
export const cancelledFailure = (): ApiFailure => ({ kind: 'cancelled', statusCode: statusClosed, message: 'close' });

/** The server refused and says nothing else. */
export const serverFailure = (statusCode: number = statusDefault, message = ''): ApiFailure => ({
  kind: 'server',
  statusCode,
  message,
  code: 0,
  title: null,
  details: [],
  fields: {},
  data: undefined,
  requestId: null,
  retryAfterMs: null,
});

/** The player sees at most this many messages of one answer. Spec: shell §8. */
const shownDetails = 3;
const captchaCodes = [
  errorCodes.captchaPicture,
  errorCodes.captchaQuestion,
  errorCodes.captchaWork,
  errorCodes.captchaSlider,
  // The same for this code: the call waits until the player has proved their identity, and is sent again.
  errorCodes.proofNeeded,
] as const;

/** The page may ask again after an hour at most, whatever the answer names. */
const longestPauseSeconds = 3600;

function readRetryAfter(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, longestPauseSeconds) * 1000 : null;
}

/**
 * Turns an answer that is no success into a failure. `body` is parsed JSON, or the raw answer. Spec: shell §8, api 1.2
 * to 1.4.
 */
export function classify(statusCode: number, body: unknown, retryAfter: string | null = null): ApiFailure {
  const parsed = ApiError.safeParse(body);
  const error = parsed.success ? parsed.data : null;
  const sorted = [...(error?.errors ?? [])].sort((a, b) => (a.priority ?? Infinity) - (b.priority ?? Infinity));
  const details = sorted.slice(0, shownDetails).map(({ detail }) => detail);
  const message = details.length > 0 ? details.join('\n') : (error?.message ?? '');

  if (statusCode === httpStatus.unauthorized) return { kind: 'unauthorized', statusCode, message };
  if (statusCode === 451 && error?.exception_code === 1) return { kind: 'termsChanged', statusCode, message };
  if (statusCode === httpStatus.error && error?.code === errorCodes.fingerprint)
    return { kind: 'fingerprintRejected', statusCode, message };
  const captchaCode = statusCode === httpStatus.error ? captchaCodes.find((code) => code === error?.code) : undefined;
  if (captchaCode !== undefined) return { kind: 'captchaRequired', statusCode, message, captchaCode };

  return {
    kind: 'server',
    statusCode,
    message,
    code: error?.code ?? 0,
    title: error?.title ?? null,
    details,
    fields: Object.fromEntries(sorted.flatMap(({ field, detail }) => (field === undefined ? [] : [[field, detail]]))),
    data: error?.data,
    requestId: error?.requestId ?? null,
    retryAfterMs: readRetryAfter(retryAfter),
  };
}

const isFailure = (thrown: unknown): thrown is ApiFailure =>
  typeof thrown === 'object' && thrown !== null && 'kind' in thrown && 'statusCode' in thrown;

/** Turns whatever was thrown into a failure. What is not one of ours counts as 500. */
export const toFailure = (thrown: unknown): ApiFailure => {
  if (isFailure(thrown)) return thrown;
  return serverFailure(statusDefault, thrown instanceof Error ? thrown.message : String(thrown));
};

/** A retry may help: no answer arrived, or the server failed. */
export const isTransient = (failure: ApiFailure): boolean =>
  failure.kind === 'network' || failure.kind === 'timeout' || (failure.kind === 'server' && failure.statusCode >= 500);
