import { ERROR_CODE } from '@contracts/common';

import type { ApiFailure } from '@/shared/api';

/** Why it did not work; each is a text, `registration.error.<value>`. `network`: the account may be there already, the same press asks again. */
export type RegistrationFailure = 'refused' | 'taken' | 'throttled' | 'captcha' | 'network' | 'invalid' | 'other';

export function registrationFailureOf(failure: ApiFailure): RegistrationFailure {
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'network';
  // It is cancelled by who closes its captcha.
  if (failure.kind === 'captchaRequired' || failure.kind === 'cancelled') return 'captcha';
  if (failure.kind !== 'server') return 'other';
  if (failure.statusCode === 429) return 'throttled';
  if (failure.code === ERROR_CODE.registrationRefused) return 'refused';
  if (failure.code === ERROR_CODE.alreadyTaken) return 'taken';
  if (failure.code === ERROR_CODE.validation) return 'invalid';
  return failure.statusCode >= 500 ? 'network' : 'other';
}
