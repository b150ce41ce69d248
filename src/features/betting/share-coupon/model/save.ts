import { createEffect, createEvent, createStore, sample } from 'effector';

import { $bets, $slipId, $systemValue, $typeId, couponCleared, toWireBet } from '@/entities/coupon';
import { $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

import { saveCodeMutation } from '../api/codes';

/** The coupon shall be shared: it gets a code. */
export const shareAsked = createEvent();
export const shareLeft = createEvent();
/** A code or a link goes to the clipboard. */
export const shareCopied = createEvent<string>();

export const $isSharing = createStore(false)
  .on(shareAsked, () => true)
  .reset(shareLeft, couponCleared, $slipId);

/** Null: it is being made, or could not be. */
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
    // Only systems and multi-bets are played by so many.
    ...((typeId === 2 || typeId === 4) && { systemValue }),
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
