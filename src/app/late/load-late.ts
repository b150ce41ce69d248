import { combine, createEffect, createStore, sample } from 'effector';

import { appReady, whenIdle } from '@/shared/lib/lifecycle';
import { createPart, moduleOf, partWanted } from '@/shared/part';
import { navigated } from '@/shared/routing';

/** What no first screen needs comes when the first page is drawn: what stands on every page, what opens over it, what is not seen (timers, pushes), and what follows a player to their devices. */
export const latePart = createPart({ name: 'late parts', load: () => import('./late-parts') });
export const dialogsPart = createPart({ name: 'late dialogs', load: () => import('./late-dialogs') });
const logicPart = createPart({ name: 'late logic', load: () => import('./models') });
const keepingPart = createPart({ name: 'what is kept', load: () => import('./late-keeping') });

/** The session of the player: what it shows, the stop, and the page that follows its end. No other part can take it along. */
export const sessionPart = createPart({ name: 'session', load: () => import('./late-session') });

/** `LateParts` lie over every page, `LateMenuFoot` stands under the sports, `LateSideToggle` at both ends of the footer. */
export const $late = moduleOf(latePart);
export const $lateDialogs = moduleOf(dialogsPart);
export const $lateKeeping = moduleOf(keepingPart);

const idleFx = createEffect(() => new Promise<void>((resolve) => whenIdle(resolve)));
const $isAsked = createStore(false).on(idleFx, () => true);
sample({
  clock: navigated,
  source: $isAsked,
  filter: (isAsked) => !isAsked,
  target: idleFx,
});
for (const part of [logicPart, latePart, dialogsPart, keepingPart])
  sample({ clock: idleFx.done, fn: () => part, target: partWanted });
// Whatever begins with "ready" comes with them: said before, nobody would have heard it.
const $isHere = combine([$late, $lateDialogs, $lateKeeping, moduleOf(logicPart)], (parts) => parts.every(Boolean));
sample({ clock: $isHere, filter: Boolean, target: appReady });
