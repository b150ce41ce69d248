import { createEvent, createStore, sample } from 'effector';

import { type Bearer, tokenReceived, userChanged } from '@/shared/api';
import { known } from '@/shared/known';

/**
 * `player`: they logged out themselves. `idle`: there was no activity for too long. `limit`: their own time limit is
 * over. `excluded`: they excluded themselves. `expired`: the backend does not know the session any more. `captcha`: a
 * captcha ended it, and the server says why. `elsewhere`: another tab ended it. `absent`: there was no session at the
 * start.
 */
export type ClosingReason = 'player' | 'idle' | 'limit' | 'captcha' | 'excluded' | 'expired' | 'elsewhere' | 'absent';

/**
 * A login, a registration, the check at the start or another tab opened the session. `token`: the token of the answer,
 * so that no request for one is needed.
 */
export const sessionOpened = createEvent<{ userId: number; token?: Bearer; isRemote?: boolean }>();
export const sessionClosed = createEvent<{ reason: ClosingReason }>();
/** Where a visitor wanted to go when the site asked them to log in. A path without the language. */
export const targetSaved = createEvent<string>();
export const targetTaken = createEvent();

/** Null for a visitor. */
export const $userId = createStore<number | null>(null)
  .on(sessionOpened, (_, { userId }) => userId)
  .on(sessionClosed, () => null);

export const $isAuth = known($userId.map((userId) => userId !== null));

export const $savedTarget = known(
  createStore<string | null>(null)
    .on(targetSaved, (_, path) => path)
    .reset(targetTaken),
);

sample({ clock: $userId, target: userChanged });
sample({
  clock: sessionOpened.filterMap(({ token }) => token),
  target: tokenReceived,
});
