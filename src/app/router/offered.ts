import { combine, createEffect, createStore, sample } from 'effector';

import { $plugins } from '@/entities/plugin';
import { $siteConfig } from '@/entities/site';
import { logFx } from '@/shared/lib/logger';
import { loaded } from '@/shared/part';

import { findHome, restPart } from './find-route';
import type { FoundRoute } from './finder';
import { hasContent } from './has-content';

type Find = (path: string) => FoundRoute | null;

/** The whole map of the site comes with the first configuration: menus need it, and so does the next page. */
export const loadMapFx = createEffect(async (): Promise<Find> => (await loaded(restPart)).findRest);

/** Until the map is here only what the shell itself has is known. */
const $find = createStore<{ find: Find }>({ find: findHome }, { serialize: 'ignore' }).on(
  loadMapFx.doneData,
  (_, find) => ({ find }),
);
const $isMapMissing = createStore(false)
  .on(loadMapFx.fail, () => true)
  .reset(loadMapFx.done);
const $isAsked = createStore(false)
  .on(loadMapFx, () => true)
  .reset(loadMapFx.fail);

/** Which paths a menu may lead to. Without the map all of them: a menu that lacks its entries is worse than one that has too many. Decision D-111. */
export const $offered = combine({ map: $find, plugins: $plugins, isMapMissing: $isMapMissing }, (known) => ({
  has: (path: string): boolean => known.isMapMissing || hasContent(path, known.map.find, known.plugins ?? []),
}));

sample({
  clock: $siteConfig,
  source: $isAsked,
  filter: (isAsked, config) => !isAsked && config !== null,
  fn: () => undefined,
  target: loadMapFx,
});
sample({
  clock: loadMapFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'The map of the site did not load', details }),
  target: logFx,
});
