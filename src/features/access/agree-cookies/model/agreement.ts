import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { CookiesAgreeRequest } from '@contracts/auth';
import { z } from '@contracts/zod';

import { $cookieChoice, cookiesChosen } from '@/entities/preferences';
import { $isAuth } from '@/entities/session';
import { $now } from '@/shared/lib/clock';
import { $isAppReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { persist } from '@/shared/lib/storage';

import { type Agreement, tellAgreementFx } from '../api/agree';

/** The place of the question is on the page. */
export const questionPlaced = createEvent();
const $isPlaced = createStore(false).on(questionPlaced, () => true);
/** What was chosen is read when the page is ready. */
const opened = createEvent();
sample({
  clock: combine($isPlaced, $isAppReady, (...all) => all.every(Boolean)),
  filter: Boolean,
  target: opened,
});

/** When the player chose, until the backend has heard of it. Spec: shell §4, SESS-03. */
const $untold = createStore<Agreement | null>(null);
persist({ store: $untold, key: 'cookiesAgreeTime', schema: z.nullable(CookiesAgreeRequest), pickup: opened });

/** Waits a turn until the storage has answered. Until then the site cannot tell who has already chosen. */
const waitFx = createEffect(() => Promise.resolve());
sample({ clock: opened, target: waitFx });
const $isRead = createStore(false).on(waitFx.done, () => true);
/** Shows the bar. The site never asks crawlers. Row GUARD-17. */
export const $isBarShown = combine(
  { isRead: $isRead, choice: $cookieChoice, isSearchBot: $isSearchBot },
  ({ isRead, choice, isSearchBot }) => isRead && choice === null && !isSearchBot,
);

sample({
  clock: cookiesChosen,
  source: $now,
  fn: (now, { type }) => ({ type, agreedAt: Math.floor(now / 1000) }),
  target: $untold,
});
sample({
  clock: combine($isAuth, $untold, (isAuth, untold) => (isAuth ? untold : null)),
  filter: (untold) => untold !== null,
  fn: (untold) => untold ?? { type: 0 as const, agreedAt: 0 },
  target: tellAgreementFx,
});
// After a failure the choice stays, and the next start sends it again.
sample({ clock: tellAgreementFx.done, fn: () => null, target: $untold });
sample({
  clock: tellAgreementFx.failData,
  fn: (details) => ({ level: 'warning' as const, text: 'The agreement to cookies was not told', details }),
  target: logFx,
});
