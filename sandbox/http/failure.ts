import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { type ApiError, errorCodes } from '../../contracts/common.ts';
import { spokenFailure } from '../texts/failures.ts';

type Details = Partial<Pick<ApiError, 'title' | 'exception_code' | 'errors' | 'data'>> & {
  /** Seconds for Retry-After. */
  retryAfter?: number;
};

/** A refusal. Any code below a route may throw it; the server writes it as `ApiError`. Spec: api §1.2, §1.4. */
export class ApiFailure extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: number;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, code: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The JSON body of a refusal, in the language of its reader. */
export function failureBody({ status, code, message, details }: ApiFailure, requestId: string, lng: string): ApiError {
  const { retryAfter: _, ...rest } = details;
  return { code, message: spokenFailure(message, status, lng), ...rest, requestId };
}

export const unauthorized = (): ApiFailure => new ApiFailure(401, errorCodes.unauthorized, 'Log in to continue.');

/** The player's own limit has ended their session. */
export const sessionOver = (): ApiFailure =>
  new ApiFailure(403, errorCodes.sessionLimit, 'Your session time limit has been reached.');

export const notFound = (what = 'This address'): ApiFailure =>
  new ApiFailure(404, errorCodes.notFound, `${what} does not exist.`);

/** What this player may not do now. */
export const refused = (code: number, message: string, status: 400 | 403 | 409 = 403): ApiFailure =>
  new ApiFailure(status, code, message);

/** One field that is wrong; `detail` is a dictionary key or a sentence. */
export const wrongField = (field: string, detail: string): ApiFailure =>
  new ApiFailure(400, errorCodes.validation, 'Check the fields.', { errors: [{ field, detail, priority: 1 }] });

/** What a check refuses with, for a page that says so before a press. Null: it refuses nothing. */
export function stopBy(check: () => void): { code: number; message: string } | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof ApiFailure) return { code: error.code, message: error.message };
    throw error;
  }
}
