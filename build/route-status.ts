import { writeFileSync } from 'node:fs';

import { type Plugin, runnerImport } from 'vite';

import type { PluginEntry } from '../contracts/plugin.ts';
import { fitsRoute, type HostRow } from '../contracts/plugin-routes.ts';
import { aliases } from './aliases.ts';
import { outDir } from './out-dir.ts';
import { pluginIds, readPluginSource } from './plugin-sources.ts';
import { appVersion } from './version.ts';

/** What two files of src/app/router export. The build cannot import them: it lacks the host's aliases. */
type RouteList = readonly { path: string; page: string; layout: string; access: string; guards: readonly string[] }[];
type RouteAddress = HostRow & { status: number; takesApps: boolean; page: string };
type RouteAddresses = readonly (RouteAddress & { path: string; isEmpty: boolean })[];

/** Guards stand beside dialogs, whose styles nobody needs here. */
const withoutStyles: Plugin = {
  name: 'openbook:without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css.ts') ? 'export {};' : null),
};

/** A file of the host's router in this mode. Loads no pages, because nobody asks for one. */
async function load<Module>(file: string, mode: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`/src/app/router/${file}.ts`, {
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: aliases },
    define: { __APP_VERSION__: JSON.stringify(appVersion), __SPRITE_HASH__: '""' },
    plugins: [withoutStyles],
  });
  return module;
}

/** The route table for people, with the guards of each page. */
export const loadRouteList = async (mode: string): Promise<RouteList> =>
  (await load<{ routeList: RouteList }>('route-list', mode)).routeList;

/** The pages that remote apps add to it. */
export const loadOwnRoutes = async (
  mode: string,
  plugins: readonly Pick<PluginEntry, 'id' | 'pages'>[],
): Promise<RouteList> =>
  (await load<{ listOwn: (entries: typeof plugins) => RouteList }>('route-list', mode)).listOwn(plugins);

/** The route table for servers. */
export const loadRouteAddresses = async (mode: string): Promise<RouteAddresses> =>
  (await load<{ routeAddresses: RouteAddresses }>('addresses', mode)).routeAddresses;

/**
 * Patterns of addresses with their status; the first that fits counts. An empty page is "not found" unless one of the
 * product's remote apps is mounted at it. Decision D-111.
 */
export async function loadAddresses(mode: string): Promise<RouteAddress[]> {
  const sources = await Promise.all(pluginIds().map(readPluginSource));
  const mounted = sources.flatMap(({ mounts }) => mounts.flatMap((mount) => ('route' in mount ? [mount.route] : [])));
  return (await loadRouteAddresses(mode)).map(({ path, isEmpty, ...address }) =>
    isEmpty && !mounted.some((route) => fitsRoute(route, path)) ? { ...address, status: 404 } : address,
  );
}

/**
 * Writes down which path is which page. The server that sends the document then answers 404 for a missing page, also to
 * search engines. Spec: shell §8.
 */
export async function writeRouteStatus(mode: string): Promise<void> {
  writeFileSync(`${outDir}/route-status.json`, `${JSON.stringify(await loadAddresses(mode))}\n`);
}
