import { errorCodes } from '@contracts/common';

import { type ApiFailure, isTransient } from '@/shared/api';

/** Why a step failed. Each value has a text, `transfer.error.<value>`. */
export type TransferFailure = 'wrong_code' | 'taken' | 'throttled' | 'captcha' | 'network' | 'late' | 'other';

export function transferFailureOf(failure: ApiFailure): TransferFailure {
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'network';
  if (failure.kind === 'captchaRequired' || failure.kind === 'cancelled') return 'captcha';
  if (failure.kind !== 'server') return 'other';
  if (failure.statusCode === 429) return 'throttled';
  if (failure.code === errorCodes.wrongCode) return 'wrong_code';
  return failure.code === errorCodes.alreadyTaken ? 'taken' : 'other';
}

const isUnderWay = (failure: ApiFailure) => failure.kind === 'server' && failure.code === errorCodes.keyUnderWay;

/** `network`: the answer of the last step was lost, so the same question may go again. `late`: it is no longer told. */
export const answerFailureOf = (failure: ApiFailure): TransferFailure =>
  isTransient(failure) || isUnderWay(failure) || failure.statusCode === 429 ? 'network' : 'late';
