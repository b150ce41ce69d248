import { createEffect, createEvent, createStore, sample } from 'effector';
import { once } from 'patronum';

import { readCookie, removeCookie } from '@/shared/lib/cookie';
import { logFx } from '@/shared/lib/logger';

import { disconnectFx } from '../api/disconnect';
import { checkSessionRequested } from './check';
import { $userId, type ClosingReason, sessionClosed } from './session';

/** The page ends the session because the player asks for it, was away for too long, or has used up their time. */
export const sessionEndRequested = createEvent<{
  reason: Extract<ClosingReason, 'player' | 'idle' | 'limit' | 'captcha' | 'excluded'>;
  /** Of an exclusion, epoch ms. */
  endsAt?: number;
}>();
/** The backend kept the session open, so nobody tells the player that they are out. */
export const sessionEndFailed = createEvent<{ reason: ClosingReason; details: unknown }>();
/** The backend is to end the session, or to clear what one left. */
const disconnectWanted = createEvent();
const disconnected = createEvent();
const refused = createEvent<{ details: unknown }>();

/** Why the page is ending the session, null when it is not. */
const $reason = createStore<ClosingReason | null>(null)
  .on(sessionEndRequested, (_, { reason }) => reason)
  .reset(sessionClosed, sessionEndFailed);
export const $isEnding = disconnectFx.pending;

/** The session marks that scripts can see. The backend clears the token's own cookie. Spec: shell §4. */
const clearCookiesFx = createEffect(() => {
  for (const name of ['ua', 'user_token', 'is_auth']) removeCookie(name);
});

sample({ clock: sessionEndRequested, target: disconnectWanted });
sample({
  clock: disconnectWanted,
  source: [$isEnding, $userId] as const,
  filter: ([isEnding]) => !isEnding,
  fn: ([, userId]) => userId,
  target: disconnectFx,
});
sample({
  clock: disconnectFx.doneData,
  filter: ({ isDone }) => isDone,
  target: disconnected,
});
sample({
  clock: disconnectFx.doneData,
  filter: ({ isDone }) => !isDone,
  fn: ({ message }) => ({ details: message }),
  target: refused,
});
sample({ clock: disconnectFx.failData, fn: (details) => ({ details }), target: refused });

// There is a player after all. Once: a check that fails again and again must not go round in a circle.
const playerFound = sample({ clock: disconnectFx.doneData, filter: ({ isOpen }) => isOpen });
sample({ clock: once({ source: playerFound }), target: checkSessionRequested });
// The marks of a session that goes on are its own.
sample({ clock: disconnectFx.doneData, filter: ({ isDone, isOpen }) => isDone && !isOpen, target: clearCookiesFx });
sample({
  clock: disconnected,
  source: $reason,
  filter: (reason): reason is ClosingReason => reason !== null,
  fn: (reason: ClosingReason) => ({ reason }),
  target: sessionClosed,
});
sample({
  clock: refused,
  fn: ({ details }) => ({ level: 'error' as const, text: 'Logout failed', details }),
  target: logFx,
});
sample({
  clock: refused,
  source: $reason,
  filter: (reason) => reason !== null,
  fn: (reason, { details }) => ({ reason: reason ?? 'player', details }),
  target: sessionEndFailed,
});

// Nobody is signed in, yet an earlier session left a mark. Ask the backend to clear the rest. Spec: shell §4, SESS-04.
const readLeftoversFx = createEffect(() => readCookie('ua') !== null || readCookie('is_auth') !== null);
sample({
  clock: sessionClosed,
  filter: ({ reason }) => reason === 'absent',
  target: readLeftoversFx,
});
sample({ clock: readLeftoversFx.doneData, filter: Boolean, target: disconnectWanted });
