import { createEffect, createEvent, createStore, sample } from 'effector';
import { once } from 'patronum';

import { readCookie, removeCookie } from '@/shared/lib/cookie';
import { logFx } from '@/shared/lib/logger';

import { clearLeftFx, disconnectFx, type Ending } from '../api/disconnect';
import { checkSessionRequested } from './check';
import { $userId, type ClosingReason, sessionClosed, sessionOpened } from './session';

/** The page ends the session because the player asks for it, was away for too long, or has used up their time. */
export const sessionEndRequested = createEvent<{
  reason: Extract<ClosingReason, 'player' | 'idle' | 'limit' | 'captcha' | 'excluded'>;
  /** Of an exclusion, epoch ms. */
  endsAt?: number;
}>();
/** The backend kept the session open, so the player is not told that they are signed out. */
export const sessionEndFailed = createEvent<{ reason: ClosingReason; details: unknown }>();

/**
 * The expected end; null: none. An answer that arrives after the next sign-in is not of that session. Decision D-889.
 */
const $ending = createStore<Ending<ClosingReason> | null>(null)
  .on(sessionEndRequested, (ending, { reason }) => ending ?? { reason })
  .reset(sessionOpened, sessionClosed, sessionEndFailed);
export const $isEnding = $ending.map((ending) => ending !== null);

/** The session marks that scripts can see. The backend clears the token's own cookie. Spec: shell §4. */
const clearCookiesFx = createEffect(() => {
  for (const name of ['ua', 'user_token', 'is_auth']) removeCookie(name);
});

sample({
  clock: $ending,
  filter: (ending): ending is Ending<ClosingReason> => ending !== null,
  target: disconnectFx,
});

const refused = createEvent<{ ending: Ending<string> | null; details: unknown }>();
sample({
  clock: disconnectFx.done,
  filter: ({ result }) => !result.isDone,
  fn: ({ params, result }) => ({ ending: params, details: result.message }),
  target: refused,
});
sample({ clock: disconnectFx.fail, fn: ({ params, error }) => ({ ending: params, details: error }), target: refused });

const isOf = (ending: Ending<ClosingReason> | null, { params }: { params: Ending<string> }) =>
  ending !== null && ending === params;
const done = disconnectFx.done.filter({ fn: ({ result }) => result.isDone });
// A session that continues keeps its own marks.
sample({
  clock: done,
  source: { ending: $ending, userId: $userId },
  filter: ({ ending, userId }, answer) => userId === null || isOf(ending, answer),
  target: clearCookiesFx,
});
sample({
  clock: done,
  source: $ending,
  filter: isOf,
  fn: (ending) => ({ reason: ending?.reason ?? 'player' }),
  target: sessionClosed,
});
sample({
  clock: refused,
  fn: ({ details }) => ({ level: 'error' as const, text: 'Logout failed', details }),
  target: logFx,
});
sample({
  clock: refused,
  source: $ending,
  filter: (ending, { ending: asked }) => ending !== null && ending === asked,
  fn: (ending, { details }) => ({ reason: ending?.reason ?? 'player', details }),
  target: sessionEndFailed,
});

// Nobody is signed in, yet an earlier session left a mark. Ask the backend to clear the rest. Spec: shell §4, SESS-04.
const readLeftoversFx = createEffect(() => readCookie('ua') !== null || readCookie('is_auth') !== null);
sample({
  clock: sessionClosed,
  filter: ({ reason }) => reason === 'absent',
  target: readLeftoversFx,
});
sample({ clock: readLeftoversFx.doneData, filter: Boolean, target: clearLeftFx });
sample({
  clock: clearLeftFx.doneData,
  filter: ({ isDone }) => !isDone,
  fn: ({ message }) => ({ ending: null, details: message }),
  target: refused,
});
sample({ clock: clearLeftFx.failData, fn: (details) => ({ ending: null, details }), target: refused });
sample({
  clock: clearLeftFx.doneData,
  source: $userId,
  filter: (userId, { isDone, isOpen }) => isDone && !isOpen && userId === null,
  target: clearCookiesFx,
});
// There is a player after all. Once: a check that fails again and again must not go round in a circle.
const playerFound = sample({ clock: clearLeftFx.doneData, filter: ({ isOpen }) => isOpen });
sample({ clock: once({ source: playerFound }), target: checkSessionRequested });
