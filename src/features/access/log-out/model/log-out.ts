import { createEffect, createEvent, createStore, sample } from 'effector';

import { $isEnding, sessionClosed, sessionEndFailed, sessionEndRequested } from '@/entities/session';

/** The player pressed "Log out". A dialog asks first. */
export const logOutRequested = createEvent();
export const logOutConfirmed = createEvent();
export const logOutCancelled = createEvent();

export const $isAsking = createStore(false)
  .on(logOutRequested, () => true)
  .reset(logOutCancelled, sessionClosed);
export const $pending = $isEnding;

/** The backend did not end the session. Loading the page again clears the memory, and the page then shows the truth. */
export const reloadFx = createEffect(() => {
  location.reload();
});

sample({ clock: logOutConfirmed, fn: () => ({ reason: 'player' as const }), target: sessionEndRequested });
// Spec: shell §8.
sample({
  clock: sessionEndFailed,
  filter: ({ reason }) => reason === 'player',
  target: reloadFx,
});
