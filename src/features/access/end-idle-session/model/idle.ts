import { combine, createEvent, createStore, sample } from 'effector';

import { CheckSessionAnswer } from '@contracts/session';
import { z } from '@contracts/zod';

import { $isAuth, sessionEndFailed, sessionEndRequested, sessionClosed, sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { createApiCall } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { persist } from '@/shared/lib/storage';

import { minuteMs } from '../config';
import { $lastActive, activityWatched } from './activity';

const idleFound = createEvent();
const idleConfirmed = createEvent();

/** How long nobody may be here, ms; null where the site does not mind. Spec: shell §3. */
const $limitMs = $siteConfig.map((config) =>
  config?.isAutoLogoffEnable === true && config.autoLogoffInactiveMinutes > 0
    ? config.autoLogoffInactiveMinutes * minuteMs
    : null,
);

/** A player of an idle page. By the one clock, so an alarm that slept with the computer is not needed. */
export const $isIdle = combine(
  $isAuth,
  $limitMs,
  $lastActive,
  $now,
  (isAuth, limit, last, now) => isAuth && limit !== null && last !== null && now - last >= limit,
);

/** He was signed out for being away and has not been told. Spec: shell §4, SESS-25. */
export const $wasLoggedOff = createStore(false).on(idleConfirmed, () => true);
persist({ store: $wasLoggedOff, key: 'idleLogoff', schema: z.boolean(), pickup: activityWatched });

/** Any answer sets the clock right: a player whose computer jumped a day ahead was not away for a day. */
const askTimeFx = createApiCall({
  request: () => ({ path: '/web-api/auth/check-session' }),
  contract: CheckSessionAnswer,
  mapData: () => undefined,
});
const $isAsked = createStore(false)
  .on(idleFound, () => true)
  .reset(askTimeFx.finally, sessionClosed);

sample({ clock: appReady, target: activityWatched });

// Who is here for the first time has just come; a mark from the future is of a clock that was wrong.
sample({
  clock: activityWatched,
  source: { isAuth: $isAuth, last: $lastActive, now: $now },
  filter: ({ isAuth, last, now }) => isAuth && (last === null || last > now),
  fn: ({ now }) => now,
  target: $lastActive,
});
sample({
  clock: sessionOpened,
  source: $now,
  filter: (_, { token }) => token !== undefined,
  target: $lastActive,
});

sample({
  clock: [$isIdle, $now, activityWatched],
  source: { isIdle: $isIdle, isAsked: $isAsked },
  filter: ({ isIdle, isAsked }) => isIdle && !isAsked,
  fn: () => undefined,
  target: idleFound,
});
sample({ clock: idleFound, fn: () => undefined, target: askTimeFx });
sample({ clock: askTimeFx.finally, source: $isIdle, filter: Boolean, fn: () => undefined, target: idleConfirmed });
sample({ clock: idleConfirmed, fn: () => ({ reason: 'idle' as const }), target: sessionEndRequested });
// Without the backend the page forgets the player all the same; the next start finds the same mark and ends the session there.
sample({
  clock: sessionEndFailed,
  filter: ({ reason }) => reason === 'idle',
  fn: () => ({ reason: 'idle' as const }),
  target: sessionClosed,
});
