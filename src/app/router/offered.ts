import { combine, createEffect, createStore, sample } from 'effector';

import { $plugins } from '@/entities/plugin';
import { $menus as $siteMenus, $siteConfig } from '@/entities/site';
import { logFx } from '@/shared/lib/logger';
import { loaded } from '@/shared/part';

import { findHome, restPart } from './find-route';
import type { FoundRoute } from './finder';
import { hasContent } from './has-content';
import { $ownPages } from './own-pages';

type Find = (path: string) => FoundRoute | null;

/** The whole map of the site loads with the first configuration, because the menus and the next page need it. */
export const loadMapFx = createEffect(async (): Promise<Find> => (await loaded(restPart)).findRest);

/** Until the map has loaded, only the rows of the shell itself are known. */
const $find = createStore<{ find: Find }>({ find: findHome }).on(loadMapFx.doneData, (_, find) => ({ find }));
const $isMapMissing = createStore(false)
  .on(loadMapFx.fail, () => true)
  .reset(loadMapFx.done);
const $isAsked = createStore(false)
  .on(loadMapFx, () => true)
  .reset(loadMapFx.fail);

/**
 * Tells which paths a menu may offer. Without the map it may offer all of them: missing entries would be worse than
 * needless ones. Decision D-111.
 */
export const $offered = combine(
  { map: $find, plugins: $plugins, own: $ownPages, isMapMissing: $isMapMissing },
  (known) => ({
    has: (path: string): boolean =>
      known.isMapMissing || known.own.find(path) !== null || hasContent(path, known.map.find, known.plugins ?? []),
  }),
);

/** The menus of the site, with the pages of apps in their places. */
export const $menus = combine($siteMenus, $ownPages, (menus, { into }) => into(menus));

sample({
  clock: $siteConfig,
  source: $isAsked,
  filter: (isAsked, config) => !isAsked && config !== null,
  target: loadMapFx,
});
sample({
  clock: loadMapFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'The map of the site did not load', details }),
  target: logFx,
});
