import { retryLimit } from './config';
import type { ApiFailure } from './failure';

/** The pipeline repairs this before it sends the same request again. */
type Repair = 'token' | 'fingerprint' | 'captcha';

/**
 * The code that tells the player when the failure is final. `caller`: the call's own screen, or a notice with the
 * server's words when the call asked for one.
 */
type Teller = 'login' | 'notice' | 'terms' | 'offlineBar' | 'caller' | 'nobody';

type Case = {
  repair: Repair | null;
  /** How often one call is sent again for this cause. All causes together allow at most `retryLimit`. */
  limit: number;
  /** Reads of this address wait until the time that the answer named. */
  waits?: true;
  teller: Teller;
};

/**
 * Every failure with its recovery and its limit. Nothing else repeats a call, except reads that declare a retry. Spec:
 * shell §8, api §1.3, decision D-01.
 */
const cases = {
  unauthorized: { repair: 'token', limit: 1, teller: 'login' },
  fingerprintRejected: { repair: 'fingerprint', limit: 1, teller: 'notice' },
  captchaRequired: { repair: 'captcha', limit: retryLimit, teller: 'notice' },
  termsChanged: { repair: null, limit: 0, teller: 'terms' },
  tooMany: { repair: null, limit: 0, waits: true, teller: 'caller' },
  network: { repair: null, limit: 0, teller: 'offlineBar' },
  timeout: { repair: null, limit: 0, teller: 'caller' },
  cancelled: { repair: null, limit: 0, teller: 'nobody' },
  server: { repair: null, limit: 0, teller: 'caller' },
  wrongShape: { repair: null, limit: 0, teller: 'caller' },
} as const satisfies Record<string, Case>;

export type FailureCase = keyof typeof cases;

export const caseNameOf = (failure: ApiFailure): FailureCase =>
  failure.kind === 'server' && failure.statusCode === 429 ? 'tooMany' : failure.kind;

export const caseOf = (failure: ApiFailure): Case => cases[caseNameOf(failure)];

/** How often a call has been sent again, by what was repaired. */
export type Spent = Readonly<Partial<Record<Repair, number>>>;

/**
 * Names what to repair before the call is sent again. Null when there is nothing to repair, or when the limit is
 * reached.
 */
export function repairFor(failure: ApiFailure, spent: Spent): Repair | null {
  const { repair, limit } = caseOf(failure);
  if (repair === null || (spent[repair] ?? 0) >= limit) return null;
  const total = Object.values(spent).reduce((sum, count) => sum + count, 0);
  return total < retryLimit ? repair : null;
}
