import { combine, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import {
  $isAuth,
  createSessionCheck,
  sessionClosed,
  sessionEndFailed,
  sessionEndRequested,
  sessionOpened,
} from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $now } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { persist } from '@/shared/lib/storage';

import { minuteMs } from '../config';
import { $lastActive, activityWatched } from './activity';

const idleFound = createEvent();
const idleConfirmed = createEvent();

/** How long a player may do nothing, ms. Null where the site sets no limit. Spec: shell §3. */
const $limitMs = $siteConfig.map((config) =>
  config?.isAutoLogoffEnable === true && config.autoLogoffInactiveMinutes > 0
    ? config.autoLogoffInactiveMinutes * minuteMs
    : null,
);

/**
 * How long a signed-in player may stay inactive, ms; null for a visitor, or without a limit. It compares clock times,
 * so it needs no alarm that might sleep with the computer.
 */
const $leftMs = combine($isAuth, $limitMs, $lastActive, $now, (isAuth, limit, last, now) =>
  isAuth && limit !== null && last !== null ? last + limit - now : null,
);
export const $isIdle = $leftMs.map((left) => left !== null && left <= 0);

/** They will be signed out within a minute, or within half of a shorter limit: whoever needs longer must be told. WCAG 2.2.1. */
export const $isNearlyIdle = combine(
  $leftMs,
  $limitMs,
  (left, limit) => left !== null && limit !== null && left > 0 && left <= Math.min(minuteMs, limit / 2),
);

/** The site signed the player out for being away and has not told them yet. Spec: shell §4, SESS-25. */
export const $wasLoggedOff = createStore(false).on(idleConfirmed, () => true);
persist({ store: $wasLoggedOff, key: 'idleLogoff', schema: z.boolean(), pickup: activityWatched });

/**
 * Any answer corrects the clock: a computer that jumped a day ahead does not mean that the player was away for a day.
 */
const check = createSessionCheck();
const $isAsked = createStore(false)
  .on(idleFound, () => true)
  .reset(check.finished.finally, sessionClosed);

sample({ clock: appReady, target: activityWatched });

const $isWatched = createStore(false).on(activityWatched, () => true);

// A player without a mark has just come, though the session may be known only after the watch began. A mark in the
// future comes from a wrong clock. A storage that keeps the string "null" removes the first mark: `$lastActive` notes
// it again.
sample({
  clock: [activityWatched, $isAuth, $lastActive],
  source: { isWatched: $isWatched, isAuth: $isAuth, last: $lastActive, now: $now },
  filter: ({ isWatched, isAuth, last, now }) => isWatched && isAuth && (last === null || last > now),
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
  target: idleFound,
});
sample({ clock: idleFound, target: check.start });
sample({ clock: check.finished.finally, source: $isIdle, filter: Boolean, target: idleConfirmed });
sample({ clock: idleConfirmed, fn: () => ({ reason: 'idle' as const }), target: sessionEndRequested });
// Even when the backend fails, the page forgets the player. The next start finds the same mark and ends the session
// there.
sample({
  clock: sessionEndFailed,
  filter: ({ reason }) => reason === 'idle',
  fn: () => ({ reason: 'idle' as const }),
  target: sessionClosed,
});
