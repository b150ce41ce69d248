import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { ageConfirmedMs } from '@contracts/constants';

import { $cookieChoice } from '@/entities/preferences';
import { $siteConfig } from '@/entities/site';
import { $now } from '@/shared/lib/clock';
import { readCookie, writeCookie } from '@/shared/lib/cookie';
import { $isAppReady, appReady } from '@/shared/lib/lifecycle';
import { $isSearchBot } from '@/shared/lib/search-bot';

const cookieName = 'age_confirmed';
/** Is stored in place of a moment: then the answer holds until the browser closes. */
const session = 'session';

export const ageConfirmed = createEvent();
const keptRead = createEvent<string | null>();

const readFx = createEffect(() => readCookie(cookieName));
const writeFx = createEffect(({ value, lifeMs }: { value: string; lifeMs: number | null }) =>
  writeCookie(cookieName, value, lifeMs),
);

/** When the visitor confirmed their age, epoch ms. `session`: until the browser closes. Null: not confirmed. */
const $kept = createStore<number | typeof session | null>(null)
  .on(keptRead, (_, text) => {
    const at = Number(text ?? Number.NaN);
    return text === session ? session : Number.isFinite(at) ? at : null;
  })
  .on(writeFx, (_, { value }) => (value === session ? session : Number(value)));

/** The visitor allows only necessary cookies, so their answer is kept until the browser closes. Decisions D-78, D-79. */
const $isSparing = $cookieChoice.map((choice) => choice?.type === 0);

/** Years; 0 where the site asks nobody. */
export const $minAge = $siteConfig.map((config) => config?.minAge ?? 0);

const $isConfirmed = combine($kept, $now, (kept, now) =>
  typeof kept === 'number' ? now - kept < ageConfirmedMs : kept === session,
);
const $isRead = createStore(false).on(keptRead, () => true);

/** Spec: shell §4: the site asks once. It asks crawlers nothing: GUARD-17. */
export const $isWarned = combine(
  { isReady: $isAppReady, isRead: $isRead, minAge: $minAge, isConfirmed: $isConfirmed, isSearchBot: $isSearchBot },
  ({ isReady, isRead, minAge, isConfirmed, isSearchBot }) =>
    isReady && isRead && minAge > 0 && !isConfirmed && !isSearchBot,
);

sample({ clock: appReady, target: readFx });
sample({ clock: readFx.doneData, target: keptRead });
sample({
  clock: ageConfirmed,
  source: { now: $now, isSparing: $isSparing },
  fn: ({ now, isSparing }) =>
    isSparing ? { value: session, lifeMs: null } : { value: String(now), lifeMs: ageConfirmedMs },
  target: writeFx,
});
// A visitor may have confirmed their age before they chose cookies. Then the answer that was kept for days becomes one
// for the session.
sample({
  clock: [$isSparing, keptRead],
  source: { kept: $kept, isSparing: $isSparing },
  filter: ({ kept, isSparing }) => isSparing && typeof kept === 'number',
  fn: () => ({ value: session, lifeMs: null }),
  target: writeFx,
});
