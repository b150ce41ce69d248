import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $userId } from '@/entities/session';
import { $t } from '@/shared/i18n';
import { newUuid } from '@/shared/lib/device';
import { noticeShown } from '@/shared/lib/notices';
import { createPhotoChoice, createUpload, type UploadProblem, uploadProblemOf } from '@/shared/photo-upload';
import { navigateTo } from '@/shared/routing';

import { askFx, type NewRequest } from '../api/asking';
import { $step } from './step';

export const textChanged = createEvent<string>();
/** Sends the request, or goes on where the last try broke off. */
export const sendPressed = createEvent();

const gone = [askFx.done, $userId];
/** It stays while the player looks for the payment. */
export const $text = createStore('')
  .on(textChanged, (_, text) => text)
  .reset(gone);
export const { chosen: fileChosen, $file, $refused } = createPhotoChoice({ forgotten: gone });
const problemOf = (error: unknown) => uploadProblemOf(error, []);
const upload = createUpload({
  partsLost: askFx.failData.filter({ fn: (error) => problemOf(error) === 'parts' }),
  forgotten: [fileChosen, ...gone],
});
export const { $upload } = upload;
export const $isSending = combine([upload.$isSending, askFx.pending], ([isPart, isLast]) => isPart || isLast);
/** Why it was not taken. */
export const $problem = createStore<UploadProblem | null>(null)
  .on([upload.failed, askFx.failData], (_, error) => problemOf(error))
  .reset(sendPressed, fileChosen, textChanged, $step, $userId);
/** The player pressed before they had written anything. */
export const $isTextMissing = createStore(false)
  .on(sample({ clock: sendPressed, source: $text }), (_, text) => text.trim() === '')
  .reset(textChanged, $userId);

/** One name for one request: what is sent twice is kept once. Other words make it another request. */
const nameFx = createEffect(() => newUuid());
const $sendId = createStore<string | null>(null)
  .on(nameFx.doneData, (_, id) => id)
  .reset(textChanged, fileChosen, $step, ...gone);

const allowed = sample({
  clock: sendPressed,
  source: { text: $text, sendId: $sendId, isSending: $isSending },
  filter: ({ text, isSending }) => text.trim() !== '' && !isSending,
});
sample({ clock: allowed, filter: ({ sendId }) => sendId === null, target: nameFx });
const named = sample({
  clock: [allowed.filter({ fn: ({ sendId }) => sendId !== null }), nameFx.done],
  source: $file,
});
sample({ clock: named, filter: (file): file is File => file !== null, target: upload.wanted });

const ready = sample({
  clock: [named.filterMap((file) => (file === null ? { file: null } : undefined)), upload.arrived],
  source: { sendId: $sendId, step: $step, text: $text },
  fn: ({ sendId, step, text }, sent): NewRequest => ({
    ...{ sendId: sendId ?? '', topicId: step.topicId ?? 0, text: text.trim() },
    ...(step.subTopicId === null ? {} : { subTopicId: step.subTopicId }),
    ...(step.transactionId === null ? {} : { transactionId: step.transactionId }),
    ...('id' in sent ? { file: { id: sent.id, name: sent.file.name.slice(0, 200) } } : {}),
  }),
});
sample({ clock: ready, target: askFx });

sample({ clock: askFx.done, fn: () => '/office/payment/requests', target: navigateTo });
sample({
  clock: askFx.doneData,
  source: $t,
  fn: (t, { number }) => ({ kind: 'success' as const, text: t('requests.sent', { number }) }),
  target: noticeShown,
});
