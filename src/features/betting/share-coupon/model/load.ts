import { createEvent, createStore, sample } from 'effector';

import { errorCodes } from '@contracts/common';

import { $loadCouponInputValue, couponCodeTyped } from '@/entities/coupon';
import { $language } from '@/shared/i18n';

import { loadCodeQuery } from '../api/codes';
import { codeOf, isCode, wishOfCode } from '../lib/wishes';
import { fillFailed, fillWanted } from './fill';

export const codeSubmitted = createEvent();
/** The text in the field cannot be a code, so no call is needed. */
const codeRefused = createEvent();
export const codeGiven = createEvent<string>();

/** Why a code brought no coupon. `text`: the server's own words, for a code that we have no text for. */
export type LoadFailure = { kind: 'unknown' } | { kind: 'server'; text: string } | { kind: 'lost' };

export const $loadFailure = createStore<LoadFailure | null>(null)
  .on(loadCodeQuery.finished.failure, (_, { error }): LoadFailure => {
    if (error.kind !== 'server' || error.code === 0) return { kind: 'lost' };
    return error.code === errorCodes.codeUnknown ? { kind: 'unknown' } : { kind: 'server', text: error.message };
  })
  .on(codeRefused, (): LoadFailure => ({ kind: 'unknown' }))
  .on(fillFailed, (): LoadFailure => ({ kind: 'lost' }))
  .reset(couponCodeTyped, loadCodeQuery.start);
export const $isLoading = loadCodeQuery.$pending;

sample({
  clock: codeSubmitted,
  source: $loadCouponInputValue,
  filter: (typed) => isCode(codeOf(typed)),
  fn: codeOf,
  target: codeGiven,
});
sample({
  clock: codeSubmitted,
  source: $loadCouponInputValue,
  filter: (typed) => codeOf(typed) !== '' && !isCode(codeOf(typed)),
  target: codeRefused,
});
sample({
  clock: codeGiven,
  source: $language,
  fn: (language, code) => ({ code, language }),
  target: loadCodeQuery.start,
});
sample({
  clock: loadCodeQuery.finished.success,
  fn: ({ params, result }) => wishOfCode(params.code, result),
  target: fillWanted,
});
