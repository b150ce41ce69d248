import { createEffect, createStore, sample } from 'effector';

import { pageViewed, type PageView } from '@/shared/lib/lifecycle';
import { createGuard, navigated, navigationStarted, pass } from '@/shared/routing';

const accessGrantedFx = createEffect((_: PageView) => undefined);

/** A page that may be seen and is not on the screen yet. */
const $granted = createStore<PageView | null>(null)
  .on(accessGrantedFx, (_, view) => view)
  .reset(navigationStarted);

/** Access was granted, so this is a page view, as soon as the page is really there: guards behind this one may still say no. Spec: shell §4, GUARD-09. */
export const analyticsGuard = createGuard({
  name: 'analytics',
  check: async (_, { path, search, meta: { pageId, section }, signal }) => {
    if (!signal.aborted) await accessGrantedFx({ path: `${path}${search}`, route: pageId, section });
    return pass();
  },
});

sample({
  clock: navigated,
  source: $granted,
  filter: (granted, { location }): granted is PageView => granted?.path === `${location.path}${location.search}`,
  fn: (granted: PageView) => granted,
  target: pageViewed,
});
$granted.reset(pageViewed);
