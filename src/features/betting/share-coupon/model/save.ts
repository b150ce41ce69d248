import { createEffect, createEvent, createStore, sample } from 'effector';

import { hasSizes } from '@contracts/coupon-types';

import { $bets, $slipId, $systemValue, $typeId, couponCleared, toWireBet } from '@/entities/coupon';
import { $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

import { saveCodeMutation } from '../api/codes';

/** The player shares the coupon, so it gets a code. */
export const shareAsked = createEvent();
export const shareLeft = createEvent();
export const shareCopied = createEvent<string>();

export const $isSharing = createStore(false)
  .on(shareAsked, () => true)
  .reset(shareLeft, couponCleared, $slipId);

/** Null: the code is not there yet, or the call failed. */
export const $code = createStore<string | null>(null)
  .on(saveCodeMutation.finished.success, (_, { result }) => result)
  .reset(shareAsked);
export const $hasSaveFailed = createStore(false)
  .on(saveCodeMutation.finished.failure, () => true)
  .reset(shareAsked);

sample({
  clock: shareAsked,
  source: { bets: $bets, typeId: $typeId, systemValue: $systemValue },
  fn: ({ bets, typeId, systemValue }) => ({
    bets: bets.map(toWireBet),
    typeId,
    // Only systems and multi-bets use this value.
    ...(hasSizes(typeId) && { systemValue }),
  }),
  target: saveCodeMutation.start,
});

const copyFx = createEffect((text: string) => navigator.clipboard.writeText(text));
sample({ clock: shareCopied, target: copyFx });
sample({
  clock: copyFx.done,
  source: { t: $t },
  fn: ({ t }) => ({ kind: 'success' as const, text: t('share.copied') }),
  target: noticeShown,
});
