import { combine, createEvent, createStore, sample } from 'effector';

import { type DocumentType, hasZone } from '@contracts/documents';

import { $userId } from '@/entities/session';
import { createPhotoChoice } from '@/shared/photo-upload';

import { handInFx } from '../api/verification';
import { $verification } from './verification';

export const typeChosen = createEvent<DocumentType>();
export const zoneChanged = createEvent<string>();
/** The lines of the made-up passport that play money is content with. */
export const specimenTaken = createEvent();
/** A player who is verified has another document. */
export const anotherWanted = createEvent();

/** Null until the player chooses: the first type that may be sent counts. */
const $chosenType = createStore<DocumentType | null>(null)
  .on(typeChosen, (_, type) => type)
  .reset($userId);
export const $type = combine($chosenType, $verification, (chosen, known): DocumentType => {
  const types = known?.types ?? [];
  return chosen !== null && types.includes(chosen) ? chosen : (types[0] ?? 1);
});
export const $zone = createStore('')
  .on(zoneChanged, (_, text) => text)
  .reset(handInFx.done, $userId);
/** A file that may be sent; one that is not, and why. */
export const { chosen: fileChosen, $file, $refused } = createPhotoChoice({ forgotten: [handInFx.done, $userId] });

const $isAnotherWanted = createStore(false)
  .on(anotherWanted, () => true)
  .reset(handInFx.done, $userId);
/** A verified player sees the form when they want to. */
export const $isFormShown = combine(
  $verification,
  $isAnotherWanted,
  (known, isWanted) => isWanted || known?.status !== 'verified',
);

/** Why the button does nothing now. */
export type Blocker = 'zone' | 'file';
export const $blocker = combine({ type: $type, zone: $zone, file: $file }, ({ type, zone, file }): Blocker | null => {
  if (hasZone(type) && zone.trim() === '') return 'zone';
  return file === null ? 'file' : null;
});

sample({
  clock: specimenTaken,
  source: $verification,
  fn: (known) => known?.specimen ?? '',
  target: zoneChanged,
});
