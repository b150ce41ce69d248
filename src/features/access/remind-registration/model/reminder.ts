import { combine, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $isAuth } from '@/entities/session';
import { $isRegistrationAllowed, $siteConfig } from '@/entities/site';
import { $now } from '@/shared/lib/clock';
import { appReady, readBusyFx } from '@/shared/lib/lifecycle';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { persist } from '@/shared/lib/storage';
import { $routeMatch, navigated } from '@/shared/routing';

/** Pages that are forms themselves. */
const formPages: readonly string[] = ['login', 'registration', 'passwordreset'];

export const reminderClosed = createEvent();
const reminderShown = createEvent<{ nextAt: number }>();

/** The next reminder waits until this moment, epoch ms. Null when this browser never showed one. */
const $nextAt = createStore<number | null>(null).on(reminderShown, (_, { nextAt }) => nextAt);
persist({ store: $nextAt, key: 'reminder', schema: z.nullable(z.number()), pickup: appReady });

const $readyAt = createStore<number | null>(null);
sample({ clock: appReady, source: $now, target: $readyAt });

/** A site without a delay reminds nobody. */
const $reminder = $siteConfig.map((config) => (config !== null && config.reminder.delay > 0 ? config.reminder : null));

export const $isReminding = createStore(false)
  .on(reminderShown, () => true)
  .reset(reminderClosed, navigated);

/** The delay and the stored moment have passed, and this visitor may register. */
const $isDue = combine(
  {
    now: $now,
    readyAt: $readyAt,
    nextAt: $nextAt,
    reminder: $reminder,
    isAuth: $isAuth,
    isAllowed: $isRegistrationAllowed,
    match: $routeMatch,
    isSearchBot: $isSearchBot,
  },
  ({ now, readyAt, nextAt, reminder, isAuth, isAllowed, match, isSearchBot }) =>
    readyAt !== null &&
    reminder !== null &&
    now >= Math.max(readyAt + reminder.delay, nextAt ?? 0) &&
    !isAuth &&
    !isSearchBot &&
    isAllowed &&
    match?.meta.layout === 'main' &&
    !formPages.includes(match.meta.pageId),
);

// While it is due, it tries every second to show itself. An open form or dialog delays it but does not cancel it.
sample({
  clock: $now,
  source: { isDue: $isDue, isShown: $isReminding },
  filter: ({ isDue, isShown }) => isDue && !isShown,
  target: readBusyFx,
});
sample({
  clock: readBusyFx.doneData,
  source: { isDue: $isDue, now: $now, reminder: $reminder },
  filter: ({ isDue }, isBusy) => isDue && !isBusy,
  fn: ({ now, reminder }) => ({ nextAt: now + (reminder?.interval ?? 0) }),
  target: reminderShown,
});
