import { createEvent, createStore, sample } from 'effector';

import type { PageFault } from '@contracts/own-pages';
import type { PluginEntry } from '@contracts/plugin';
import type { SiteConfig } from '@contracts/site';

import { $plugins } from '@/entities/plugin';
import { $isAppReady } from '@/shared/lib/lifecycle';
import { createPart, loaded, partWanted } from '@/shared/part';

import type { FoundRoute } from './finder';

type Menus = SiteConfig['menus'];

/** The additions of remote apps to the map of the site. `into`: the menus with their entries. Row PLUG-43. */
export type OwnPages = {
  find: (path: string) => FoundRoute | null;
  into: (menus: Menus) => Menus;
  faults: readonly PageFault[];
};

/** Loads only where an app has pages: other visits do not pay for it. */
export const ownPagesPart = createPart({ name: 'pages of remote apps', load: () => import('./own-pages-part') });

type Plugins = readonly PluginEntry[] | null;

const haveSome = (plugins: Plugins): boolean => plugins?.some(({ pages }) => pages !== undefined) === true;

export const ownPagesRead = createEvent<OwnPages>();
export const $ownPages = createStore<OwnPages>({ find: () => null, into: (menus) => menus, faults: [] }).on(
  ownPagesRead,
  (_, pages) => pages,
);

/** Finds an app's page, null when there is none. Rejects when the code did not load. */
export const findOwn = async (plugins: Plugins, path: string): Promise<FoundRoute | null> =>
  haveSome(plugins) ? (await loaded(ownPagesPart)).find(plugins ?? [], path) : null;

// The menus of an open page wait for it, the data of the first page does not.
sample({
  clock: [$plugins, $isAppReady],
  source: { plugins: $plugins, isReady: $isAppReady },
  filter: ({ plugins, isReady }) => isReady && haveSome(plugins),
  fn: () => ownPagesPart,
  target: partWanted,
});
