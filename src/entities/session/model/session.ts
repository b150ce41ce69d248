import { createEvent, createStore, sample } from 'effector';

import { loggedInChanged, tokenReceived, type Bearer } from '@/shared/api';

/**
 * `player`: logged out by hand. `idle`: nobody was there for too long. `limit`: the time that he allowed himself is over. `expired`: the backend
 * does not know the session any more. `captcha`: a captcha ended it, in the server's words. `elsewhere`: another tab said so. `absent`: there was none at the start.
 */
export type ClosingReason = 'player' | 'idle' | 'limit' | 'captcha' | 'expired' | 'elsewhere' | 'absent';

/** A login, a registration, the check at the start or another tab. `token`: the answer's own, so that none is asked for. */
export const sessionOpened = createEvent<{ userId: number; token?: Bearer; isRemote?: boolean }>();
export const sessionClosed = createEvent<{ reason: ClosingReason }>();
/** Where a visitor wanted to go when he was asked to log in; a path without the language. */
export const targetSaved = createEvent<string>();
export const targetTaken = createEvent();

/** Null for a visitor. */
export const $userId = createStore<number | null>(null)
  .on(sessionOpened, (_, { userId }) => userId)
  .on(sessionClosed, () => null);

export const $isAuth = $userId.map((userId) => userId !== null);

export const $savedTarget = createStore<string | null>(null)
  .on(targetSaved, (_, path) => path)
  .reset(targetTaken);

sample({ clock: $isAuth, target: loggedInChanged });
sample({
  clock: sessionOpened.filterMap(({ token }) => token),
  target: tokenReceived,
});
