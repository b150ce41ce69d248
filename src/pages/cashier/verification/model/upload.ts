import { combine, createEvent, createStore, sample } from 'effector';

import { hasZone } from '@contracts/documents';

import { $userId } from '@/entities/session';
import { createUpload, type UploadProblem, uploadProblemOf } from '@/shared/photo-upload';

import { handInFx } from '../api/verification';
import { $blocker, $file, $type, $zone, fileChosen, zoneChanged } from './form';

/** Sends the file, or goes on where the last try broke off. */
export const sendPressed = createEvent();

const own = ['zone', 'twice'] as const;
const problemOf = (error: unknown) => uploadProblemOf(error, own);

const upload = createUpload({
  partsLost: handInFx.failData.filter({ fn: (error) => problemOf(error) === 'parts' }),
  forgotten: [fileChosen, handInFx.done, $userId],
});
export const { $upload } = upload;
/** Why a document was not taken. */
export const $problem = createStore<UploadProblem | (typeof own)[number] | null>(null)
  .on([upload.failed, handInFx.failData], (_, error) => problemOf(error))
  .reset(sendPressed, fileChosen, zoneChanged, $userId);
export const $isSending = combine([upload.$isSending, handInFx.pending], ([isPart, isLast]) => isPart || isLast);

sample({
  clock: sendPressed,
  source: { file: $file, blocker: $blocker, isSending: $isSending },
  filter: ({ file, blocker, isSending }) => file !== null && blocker === null && !isSending,
  fn: ({ file }) => file as File,
  target: upload.wanted,
});
sample({
  clock: upload.arrived,
  source: { type: $type, zone: $zone },
  fn: ({ type, zone }, { id, file }) => ({
    fileId: id,
    type,
    fileName: file.name.slice(0, 200),
    zone: hasZone(type) ? zone.trim() : '',
  }),
  target: handInFx,
});
