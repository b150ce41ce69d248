import { combine, createEffect, createStore, sample } from 'effector';

import { $apps } from '@/entities/plugin';
import { pageTouched } from '@/features/betting/open-coupon';
import { fetchFx } from '@/shared/api';
import { pause } from '@/shared/lib/clock';
import { appReady, isLineSlow, untilIdle } from '@/shared/lib/lifecycle';
import { arePreloading, createPart, moduleOf, partWanted } from '@/shared/part';
import { navigated } from '@/shared/routing';

/** What no first screen needs comes when the first page is drawn: what stands on every page, what opens over it, what is not seen (timers, pushes), and what follows a player to their devices. */
export const latePart = createPart({
  name: 'late parts',
  load: () => import('./late-parts'),
  // All texts at the edges of every page, in one answer.
  texts: ['popups', 'support', 'session'],
});
export const dialogsPart = createPart({ name: 'late dialogs', load: () => import('./late-dialogs') });
/** A content filter may block it by its name: the question is then not asked, and all else stays. */
export const cookiesPart = createPart({ name: 'cookies', load: () => import('@/features/access/agree-cookies') });
const logicPart = createPart({ name: 'late logic', load: () => import('./models') });
const keepingPart = createPart({ name: 'what is kept', load: () => import('./late-keeping') });

/** The session of the player: what it shows, the stop, and the page that follows its end. No other part can take it along. */
export const sessionPart = createPart({ name: 'session', load: () => import('./late-session') });

/** `LateParts` lie over every page, `LateMenuFoot` is under the sports, `LateSideToggle` at both ends of the footer. */
export const $late = moduleOf(latePart);
export const $lateDialogs = moduleOf(dialogsPart);
export const $lateKeeping = moduleOf(keepingPart);

/** Since the page was asked for. */
const heldUntilMs = 10_000;

/** Between two looks at what is on its way, and the most of them: something may never come. */
const betweenMs = 150;
const most = 12;
const $isBusy = combine(
  [fetchFx.pending, $apps],
  ([hasCalls, apps]) => hasCalls || Object.values(apps).some(({ state }) => state === 'loading'),
);
const isQuiet = async () => {
  await pause(betweenMs);
  await untilIdle();
  return !arePreloading();
};
/** Twice: what has just come must run before it asks for what it shows. */
const lookFx = createEffect(async () => !((await isQuiet()) && (await isQuiet())));
const $left = createStore(most).on(lookFx, (left) => left - 1);
sample({ clock: navigated, source: $left, filter: (left) => left === most, target: lookFx });
const awaited = sample({
  clock: lookFx.doneData,
  source: [$isBusy, $left] as const,
  fn: ([isBusy, left], isComing) => left >= 0 && (isBusy || isComing),
});
sample({ clock: awaited, filter: Boolean, target: lookFx });

/** The page that was asked for is here, with its app and its first data. */
const free = sample({ clock: awaited, filter: (isAwaited) => !isAwaited });
/** On a slow line invisible parts would be in the way of the first press. */
const holdFx = createEffect(() => pause(isLineSlow() ? heldUntilMs - performance.now() : 0));
sample({ clock: free, target: holdFx });
// A touch of the page may be followed by a press.
for (const part of [latePart, cookiesPart]) sample({ clock: [free, pageTouched], fn: () => part, target: partWanted });
for (const part of [logicPart, dialogsPart, keepingPart])
  sample({ clock: [holdFx.done, pageTouched], fn: () => part, target: partWanted });
// Whatever begins with "ready" comes with them: said before, nobody would have heard it.
const $isHere = combine([$late, $lateDialogs, $lateKeeping, moduleOf(logicPart)], (parts) => parts.every(Boolean));
sample({ clock: $isHere, filter: Boolean, target: appReady });
