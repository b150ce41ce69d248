import { createEffect, createEvent, createStore, sample } from 'effector';

import { sessionClosed } from '@/entities/session';
import { readCookie, removeCookie } from '@/shared/lib/cookie';
import { logFx } from '@/shared/lib/logger';
import { $routeMatch, navigateTo } from '@/shared/routing';

import { disconnectMutation } from '../api/disconnect';

/** The player pressed "Log out": he is asked first. */
export const logOutRequested = createEvent();
export const logOutConfirmed = createEvent();
export const logOutCancelled = createEvent();
const refused = createEvent<{ details: unknown }>();
const disconnected = createEvent();

export const $isAsking = createStore(false)
  .on(logOutRequested, () => true)
  .reset(logOutCancelled, sessionClosed);
export const $pending = disconnectMutation.$pending;

/** The marks of a session that scripts can see; the token's own cookie is the backend's to clear. Spec: shell §4. */
const clearCookiesFx = createEffect(() => {
  removeCookie('ua');
  removeCookie('user_token');
  removeCookie('is_auth');
});
/** Whatever is left in memory of somebody whom the backend would not let go is gone with the page. */
export const reloadFx = createEffect(() => {
  location.reload();
});

sample({ clock: logOutConfirmed, fn: () => undefined, target: disconnectMutation.start });

sample({
  clock: disconnectMutation.finished.success,
  filter: ({ result }) => result.isDone,
  fn: () => undefined,
  target: disconnected,
});
sample({
  clock: disconnectMutation.finished.success,
  filter: ({ result }) => !result.isDone,
  fn: ({ result }) => ({ details: result.message }),
  target: refused,
});
sample({ clock: disconnectMutation.finished.failure, fn: ({ error }) => ({ details: error }), target: refused });

sample({ clock: disconnected, target: clearCookiesFx });
sample({
  clock: disconnected,
  source: $isAsking,
  filter: Boolean,
  fn: () => ({ reason: 'player' as const }),
  target: sessionClosed,
});

// Failure: Spec: shell §8. The page is loaded anew, and tells the truth then.
sample({
  clock: refused,
  fn: ({ details }) => ({ level: 'error' as const, text: 'Logout failed', details }),
  target: logFx,
});
sample({ clock: refused, source: $isAsking, filter: Boolean, fn: () => undefined, target: reloadFx });

// Off a page that is for players only; any other stays. Spec: shell §4, decision D-36.
sample({
  clock: sessionClosed,
  source: $routeMatch,
  filter: (match, { reason }) => match?.meta.auth === true && reason !== 'absent',
  fn: () => '/',
  target: navigateTo,
});

// Nobody is signed in, yet a mark of an earlier session is here: the backend is told to clear the rest. Spec: shell §4.
const readLeftoversFx = createEffect(() => readCookie('ua') !== null || readCookie('is_auth') !== null);
sample({
  clock: sessionClosed,
  filter: ({ reason }) => reason === 'absent',
  fn: () => undefined,
  target: readLeftoversFx,
});
sample({ clock: readLeftoversFx.doneData, filter: Boolean, fn: () => undefined, target: disconnectMutation.start });
