import { errorCodes } from '@contracts/common';

import type { ApiFailure } from '@/shared/api';

/**
 * Why the registration failed. Each value has a text, `registration.error.<value>`. `network`: the account may exist
 * already; when the player presses again, the page asks again.
 */
export type RegistrationFailure = 'refused' | 'throttled' | 'captcha' | 'network' | 'invalid' | 'other';

export function registrationFailureOf(failure: ApiFailure): RegistrationFailure {
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'network';
  // Closing the captcha cancels the registration.
  if (failure.kind === 'captchaRequired' || failure.kind === 'cancelled') return 'captcha';
  if (failure.kind !== 'server') return 'other';
  if (failure.statusCode === 429) return 'throttled';
  if (failure.code === errorCodes.registrationRefused) return 'refused';
  if (failure.code === errorCodes.validation) return 'invalid';
  return failure.statusCode >= 500 ? 'network' : 'other';
}
