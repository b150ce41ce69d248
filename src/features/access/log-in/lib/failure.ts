import { ERROR_CODE } from '@contracts/common';

import type { ApiFailure } from '@/shared/api';

/** Why it did not work; each is a text, `auth.error.<value>`. */
export type LoginFailure =
  'wrong_credentials' | 'wrong_code' | 'throttled' | 'blocked' | 'captcha' | 'network' | 'cookies' | 'other';

export function loginFailureOf(failure: ApiFailure): LoginFailure {
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'network';
  // A login is cancelled by who closes its captcha.
  if (failure.kind === 'captchaRequired' || failure.kind === 'cancelled') return 'captcha';
  if (failure.kind !== 'server') return 'other';
  if (failure.statusCode === 429) return 'throttled';
  if (failure.code === ERROR_CODE.wrongCredentials) return 'wrong_credentials';
  if (failure.code === ERROR_CODE.wrongCode) return 'wrong_code';
  return failure.code === ERROR_CODE.accountBlocked ? 'blocked' : 'other';
}

/** Which field the failure stands beside; null: above the button. */
export const fieldOf = (failure: LoginFailure): 'password' | 'code' | null => {
  if (failure === 'wrong_credentials') return 'password';
  return failure === 'wrong_code' ? 'code' : null;
};
