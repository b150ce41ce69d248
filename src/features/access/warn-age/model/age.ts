import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { ageConfirmedMs } from '@contracts/constants';

import { $siteConfig } from '@/entities/site';
import { $loadedGroups, loadDictionariesFx } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { readCookie, writeCookie } from '@/shared/lib/cookie';
import { $isAppReady, appReady } from '@/shared/lib/lifecycle';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { navigated } from '@/shared/routing';

const cookieName = 'age_confirmed';
/** Instead of the moment: until the browser is closed. */
const session = 'session';
/** The sentence about the terms is that of the registration form. */
const groups = ['popups', 'registration'];

export const ageConfirmed = createEvent();
/** The visitor allows only what is necessary: his answer is kept until the browser is closed. Decision D-78. */
export const sparingChanged = createEvent<boolean>();
const keptRead = createEvent<string | null>();

const readFx = createEffect(() => readCookie(cookieName));
const writeFx = createEffect(({ value, lifeMs }: { value: string; lifeMs: number | null }) =>
  writeCookie(cookieName, value, lifeMs),
);

/** When the age was confirmed, epoch ms; `session` until the browser is closed; null when it was not. */
const $kept = createStore<number | typeof session | null>(null)
  .on(keptRead, (_, text) => {
    const at = Number(text ?? Number.NaN);
    return text === session ? session : Number.isFinite(at) ? at : null;
  })
  .on(writeFx, (_, { value }) => (value === session ? session : Number(value)));

const $isSparing = createStore(false).on(sparingChanged, (_, isSparing) => isSparing);

/** Years, 0 where nobody is asked. */
export const $minAge = $siteConfig.map((config) => config?.minAge ?? 0);

const $isConfirmed = combine($kept, $now, (kept, now) =>
  typeof kept === 'number' ? now - kept < ageConfirmedMs : kept === session,
);
const $isRead = createStore(false).on(keptRead, () => true);

/** Spec: shell §4: once, unless it is confirmed already. A crawler is asked nothing: GUARD-17. */
export const $isWarned = combine(
  { isReady: $isAppReady, isRead: $isRead, minAge: $minAge, isConfirmed: $isConfirmed, isSearchBot: $isSearchBot },
  ({ isReady, isRead, minAge, isConfirmed, isSearchBot }) =>
    isReady && isRead && minAge > 0 && !isConfirmed && !isSearchBot,
);

/** With its texts. */
export const $isShown = combine(
  $isWarned,
  $loadedGroups,
  (isWarned, loaded) => isWarned && groups.every((group) => loaded.includes(group)),
);

sample({ clock: appReady, target: readFx });
sample({
  clock: [$isWarned, navigated],
  source: { isWarned: $isWarned, isShown: $isShown },
  filter: ({ isWarned, isShown }) => isWarned && !isShown,
  fn: () => groups,
  target: loadDictionariesFx,
});
sample({ clock: readFx.doneData, target: keptRead });
sample({
  clock: ageConfirmed,
  source: { now: $now, isSparing: $isSparing },
  fn: ({ now, isSparing }) =>
    isSparing ? { value: session, lifeMs: null } : { value: String(now), lifeMs: ageConfirmedMs },
  target: writeFx,
});
// The age may have been said first: what was kept for days goes with the session then.
sample({
  clock: [sparingChanged, keptRead],
  source: { kept: $kept, isSparing: $isSparing },
  filter: ({ kept, isSparing }) => isSparing && typeof kept === 'number',
  fn: () => ({ value: session, lifeMs: null }),
  target: writeFx,
});
