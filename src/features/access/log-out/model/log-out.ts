import { createEffect, createEvent, createStore, sample } from 'effector';

import { $isEnding, sessionClosed, sessionEndFailed, sessionEndRequested } from '@/entities/session';

/** The player pressed "Log out": he is asked first. */
export const logOutRequested = createEvent();
export const logOutConfirmed = createEvent();
export const logOutCancelled = createEvent();

export const $isAsking = createStore(false)
  .on(logOutRequested, () => true)
  .reset(logOutCancelled, sessionClosed);
export const $pending = $isEnding;

/** Whatever is left in memory of somebody whom the backend would not let go is gone with the page, which then tells the truth. */
export const reloadFx = createEffect(() => {
  location.reload();
});

sample({ clock: logOutConfirmed, fn: () => ({ reason: 'player' as const }), target: sessionEndRequested });
// Spec: shell §8.
sample({
  clock: sessionEndFailed,
  filter: ({ reason }) => reason === 'player',
  fn: () => undefined,
  target: reloadFx,
});
