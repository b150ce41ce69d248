import { errorCodes } from '@contracts/common';

import type { ApiFailure } from '@/shared/api';

/** Why it failed. Each value has a text, `auth.error.<value>`. */
export type RestoreFailure = 'wrong_code' | 'throttled' | 'captcha' | 'network' | 'other';

export function restoreFailureOf(failure: ApiFailure): RestoreFailure {
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'network';
  if (failure.kind === 'captchaRequired' || failure.kind === 'cancelled') return 'captcha';
  if (failure.kind !== 'server') return 'other';
  if (failure.statusCode === 429) return 'throttled';
  return failure.code === errorCodes.wrongCode ? 'wrong_code' : 'other';
}
