import { combine, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $isAuth } from '@/entities/session';
import { $isRegistrationAllowed, $siteConfig } from '@/entities/site';
import { $loadedGroups } from '@/shared/i18n';
import { readBusyFx, appReady } from '@/shared/lib/lifecycle';
import { $now } from '@/shared/lib/clock';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { persist } from '@/shared/lib/storage';
import { $routeMatch, navigated } from '@/shared/routing';

/** Pages that are a form themselves. */
const formPages: readonly string[] = ['login', 'registration', 'passwordreset'];

export const reminderClosed = createEvent();
const reminderShown = createEvent<{ nextAt: number }>();

/** Not before this moment, epoch ms; null when it was never shown in this browser. */
const $nextAt = createStore<number | null>(null).on(reminderShown, (_, { nextAt }) => nextAt);
persist({ store: $nextAt, key: 'reminder', schema: z.nullable(z.number()), pickup: appReady });

const $readyAt = createStore<number | null>(null);
sample({ clock: appReady, source: $now, target: $readyAt });

/** Without a delay the site reminds nobody. */
const $reminder = $siteConfig.map((config) => (config !== null && config.reminder.delay > 0 ? config.reminder : null));

/** Shown, and for which visitor alone: whoever signs in needs none. */
export const $isReminding = createStore(false)
  .on(reminderShown, () => true)
  .reset(reminderClosed, navigated);

/** The delay has passed, the stored moment too, and this is a visitor who could register. */
const $isDue = combine(
  {
    now: $now,
    readyAt: $readyAt,
    nextAt: $nextAt,
    reminder: $reminder,
    isAuth: $isAuth,
    isAllowed: $isRegistrationAllowed,
    match: $routeMatch,
    loaded: $loadedGroups,
    isSearchBot: $isSearchBot,
  },
  ({ now, readyAt, nextAt, reminder, isAuth, isAllowed, match, loaded, isSearchBot }) =>
    readyAt !== null &&
    reminder !== null &&
    now >= Math.max(readyAt + reminder.delay, nextAt ?? 0) &&
    !isAuth &&
    !isSearchBot &&
    isAllowed &&
    match?.meta.layout === 'main' &&
    !formPages.includes(match.meta.pageId) &&
    loaded.includes('popups'),
);

// Looked at with each second while it is due: a form or a dialog that is open puts it off, it does not drop it.
sample({
  clock: $now,
  source: { isDue: $isDue, isShown: $isReminding },
  filter: ({ isDue, isShown }) => isDue && !isShown,
  fn: () => undefined,
  target: readBusyFx,
});
sample({
  clock: readBusyFx.doneData,
  source: { isDue: $isDue, now: $now, reminder: $reminder },
  filter: ({ isDue }, isBusy) => isDue && !isBusy,
  fn: ({ now, reminder }) => ({ nextAt: now + (reminder?.interval ?? 0) }),
  target: reminderShown,
});
