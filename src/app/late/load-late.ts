import { createEffect, createStore, sample } from 'effector';

import { $isAppReady, appReady, whenIdle } from '@/shared/lib/lifecycle';
import { createPart, loadPartFx, moduleOf, partWanted } from '@/shared/part';
import { navigated } from '@/shared/routing';

/** What no first screen needs: its code comes when the first page is drawn. */
export const latePart = createPart({ name: 'late parts', load: () => import('./late-parts') });

/** `LateParts` lie over every page, `LateMenuFoot` stands under the sports, `LateSideToggle` at both ends of the footer. */
export const $late = moduleOf(latePart);

const idleFx = createEffect(() => new Promise<void>((resolve) => whenIdle(resolve)));
const $isAsked = createStore(false).on(idleFx, () => true);
sample({
  clock: navigated,
  source: $isAsked,
  filter: (isAsked) => !isAsked,
  fn: () => undefined,
  target: idleFx,
});
sample({ clock: idleFx.done, fn: () => latePart, target: partWanted });
// A page without its late parts is still a page: it is ready all the same.
sample({
  clock: loadPartFx.finally,
  source: $isAppReady,
  filter: (isReady, { params }) => !isReady && params === latePart,
  fn: () => undefined,
  target: appReady,
});
