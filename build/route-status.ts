import { writeFileSync } from 'node:fs';

import { type Plugin, runnerImport } from 'vite';

import type { PluginEntry } from '../contracts/plugin.ts';
import { fitsRoute, type HostRow } from '../contracts/plugin-routes.ts';
import { aliases } from './aliases.ts';
import { effectorUnits } from './effector.ts';
import { outDir } from './out-dir.ts';
import { writePageHints } from './page-hints.ts';
import { pluginIds, readPluginSource } from './plugin-sources.ts';
import { appVersion } from './version.ts';

/**
 * What two files of src/app/router export. Node cannot import them as they are, because it does not know the host's
 * aliases.
 */
type RouteList = readonly { path: string; page: string; layout: string; access: string; guards: readonly string[] }[];
type RouteAddress = HostRow & {
  status: number;
  takesApps: boolean;
  page: string;
  layout: string;
  availability?: number;
};
type RouteAddresses = readonly (RouteAddress & { path: string; isEmpty: boolean; load: () => unknown })[];

/** Leaves out styles. Guards import dialogs, and nobody needs the styles of dialogs here. */
const withoutStyles: Plugin = {
  name: 'openbook:without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css.ts') ? 'export {};' : null),
};

/** Loads a file of the host's router in this mode. Loads no pages, because nobody opens one. */
async function load<Module>(file: string, mode: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`/src/app/router/${file}.ts`, {
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: aliases },
    define: { __APP_VERSION__: JSON.stringify(appVersion), __SPRITE_HASH__: '""' },
    // A second look at the same modules makes their queries again: a cache knows each by its id, not by a name used twice.
    plugins: [effectorUnits(), withoutStyles],
  });
  return module;
}

/** Gives the route table as people read it, with the guards of each page. */
export const loadRouteList = async (mode: string): Promise<RouteList> =>
  (await load<{ routeList: RouteList }>('route-list', mode)).routeList;

/** Gives the pages that remote apps add to the route table. */
export const loadOwnRoutes = async (
  mode: string,
  plugins: readonly Pick<PluginEntry, 'id' | 'pages'>[],
): Promise<RouteList> =>
  (await load<{ listOwn: (entries: typeof plugins) => RouteList }>('route-list', mode)).listOwn(plugins);

/** Gives the route table as servers need it. */
export const loadRouteAddresses = async (mode: string): Promise<RouteAddresses> =>
  (await load<{ routeAddresses: RouteAddresses }>('addresses', mode)).routeAddresses;

/** The module that a page's loader imports, as the build's manifest names it. */
function codeOf(path: string, load: () => unknown): string {
  const module = /"\/(src\/[^"]+)"/.exec(String(load))?.[1];
  if (module === undefined) throw new Error(`The page at ${path} imports no module of its own.`);
  return module;
}

/**
 * Gives patterns of addresses with their status. The first pattern that fits counts. An empty page is "not found"
 * unless one of the product's remote apps draws it. Decision D-111.
 */
export async function loadAddresses(mode: string): Promise<(RouteAddress & { code: string })[]> {
  const sources = await Promise.all(pluginIds().map(readPluginSource));
  const mounted = sources.flatMap(({ mounts }) => mounts.flatMap((mount) => ('route' in mount ? [mount.route] : [])));
  // A row of several addresses, such as kinds, may have an app at each of them.
  const isDrawn = (path: string, pattern: string) =>
    mounted.some((route) => fitsRoute(route, path) || new RegExp(pattern).test(`/en/${route}`));
  return (await loadRouteAddresses(mode)).map(({ path, isEmpty, load, ...row }) => {
    const address = { ...row, code: codeOf(path, load) };
    return isEmpty && !isDrawn(path, address.pattern) ? { ...address, status: 404 } : address;
  });
}

/**
 * Writes which paths are pages, so that the server answers 404 for any other path, also to search engines (spec: shell §8),
 * and which files each page waits for.
 */
export async function writeRouteStatus(mode: string): Promise<void> {
  const addresses = await loadAddresses(mode);
  writeFileSync(`${outDir}/route-status.json`, `${JSON.stringify(addresses)}\n`);
  writePageHints(addresses.map(({ code }) => code));
}
