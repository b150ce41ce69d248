import { errorCodes } from '@contracts/common';

import type { ApiFailure } from '@/shared/api';

/** Why the login failed. Each value has a text, `auth.error.<value>`. */
export type LoginFailure =
  'wrong_credentials' | 'wrong_code' | 'throttled' | 'blocked' | 'captcha' | 'network' | 'cookies' | 'other';

export function loginFailureOf(failure: ApiFailure): LoginFailure {
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'network';
  // Closing the captcha cancels the login.
  if (failure.kind === 'captchaRequired' || failure.kind === 'cancelled') return 'captcha';
  if (failure.kind !== 'server') return 'other';
  if (failure.statusCode === 429) return 'throttled';
  if (failure.code === errorCodes.wrongCredentials) return 'wrong_credentials';
  if (failure.code === errorCodes.wrongCode) return 'wrong_code';
  return failure.code === errorCodes.accountBlocked ? 'blocked' : 'other';
}

/** The field next to which the failure is shown. Null: above the button. */
export const fieldOf = (failure: LoginFailure): 'password' | 'code' | null => {
  if (failure === 'wrong_credentials') return 'password';
  return failure === 'wrong_code' ? 'code' : null;
};
