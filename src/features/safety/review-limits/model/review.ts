import { createEvent, createStore, sample } from 'effector';

import { $userId } from '@/entities/session';

import { reviewedMutation, reviewQuery } from '../api/review';

/** The player sees their limits. */
export const reviewWanted = createEvent();
/** They say that they have looked at them. */
export const reviewedPressed = createEvent();

export const $isDue = createStore(false)
  .on(reviewQuery.finished.success, (_, { result }) => result)
  .on(reviewedMutation.finished.success, () => false)
  .reset($userId);
export const $isSaving = reviewedMutation.$pending;

sample({ clock: reviewWanted, fn: () => ({}), target: reviewQuery.start });
sample({ clock: reviewedPressed, fn: () => ({}), target: reviewedMutation.start });
