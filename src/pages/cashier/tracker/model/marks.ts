import { createEvent, createStore, sample } from 'effector';

import { errorCodes } from '@contracts/common';
import { MarksAnswer } from '@contracts/tracker';

import { $userId } from '@/entities/session';
import type { ApiFailure } from '@/shared/api';

import { marksMutation } from '../api/tracker';
import type { Bet } from '../lib/bet';
import { faultOf, tagsIn } from '../lib/marks';

/** What is being written beside one bet. `tags`: as typed. */
export type Draft = { id: string; tags: string; note: string; version: number };

export const editOpened = createEvent<Pick<Bet, 'id' | 'marks'>>();
export const editClosed = createEvent();
export const draftChanged = createEvent<Partial<Pick<Draft, 'tags' | 'note'>>>();
export const marksSaved = createEvent();

/** What is at the server, where another device was first. */
function otherIn(failure: ApiFailure) {
  if (failure.kind !== 'server' || failure.code !== errorCodes.conflict) return null;
  const { success, data } = MarksAnswer.safeParse({ data: failure.data });
  return success ? data.data : null;
}

export const $draft = createStore<Draft | null>(null)
  .on(editOpened, (_, { id, marks: { tags, note, version } }) => ({ id, tags: tags.join(', '), note, version }))
  .on(draftChanged, (draft, change) => draft && { ...draft, ...change })
  // The next save is meant: the player has read what is there.
  .on(marksMutation.finished.failure, (draft, { error }) => {
    const other = otherIn(error);
    return draft && other ? { ...draft, version: other.version } : draft;
  })
  .reset(editClosed, marksMutation.finished.success, $userId);
/** `other`: what another device wrote meanwhile; null: the call failed otherwise. */
export const $failure = createStore<{ other: { tags: readonly string[]; note: string } | null } | null>(null)
  .on(marksMutation.finished.failure, (_, { error }) => ({ other: otherIn(error) }))
  .reset(editOpened, editClosed, marksMutation.start, marksMutation.finished.success, $userId);
export const $isSaving = marksMutation.$pending;
export const $fault = $draft.map((draft) => (draft === null ? null : faultOf(tagsIn(draft.tags))));

sample({
  clock: marksSaved,
  source: { draft: $draft, fault: $fault },
  filter: ({ draft, fault }) => draft !== null && fault === null,
  fn: ({ draft }) => {
    const { id, tags, note, version } = draft as Draft;
    return { id, marks: { tags: tagsIn(tags), note, version } };
  },
  target: marksMutation.start,
});
