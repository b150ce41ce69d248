import { createEffect, createStore, sample } from 'effector';

import { type PageView, pageViewed } from '@/shared/lib/lifecycle';
import { createGuard, navigated, navigationStarted } from '@/shared/routing';

const accessGrantedFx = createEffect((_: PageView) => undefined);

/** The player may see this page, and it is not on the screen yet. */
const $granted = createStore<PageView | null>(null)
  .on(accessGrantedFx, (_, view) => view)
  .reset(navigationStarted);

/**
 * The player has access, so this counts as a page view once the page is on the screen. Until then a later guard may
 * still say no. Spec: shell §4, GUARD-09.
 */
export const analyticsGuard = createGuard({
  name: 'analytics',
  enter: async (_, { path, search, meta: { pageId, section }, signal }) => {
    if (!signal.aborted) await accessGrantedFx({ path: `${path}${search}`, route: pageId, section });
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
