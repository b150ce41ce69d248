import { writeFileSync } from 'node:fs';

import { runnerImport } from 'vite';

import { aliases } from './aliases.ts';
import { outDir } from './out-dir.ts';
import { pluginIds, readPluginSource } from './plugin-sources.ts';

/** What src/app/router/route-list.ts gives; this side of the build has not the aliases of the host. */
type RouteList = {
  routeList: readonly { path: string; page: string; layout: string; access: string; guards: readonly string[] }[];
  routeAddresses: readonly { path: string; pattern: string; status: number; isEmpty: boolean }[];
};

/** The route table as the host has it in this mode. Pages are not loaded: nobody asks for one. */
export async function loadRouteList(mode: string): Promise<RouteList> {
  const { module } = await runnerImport<RouteList>('/src/app/router/route-list.ts', {
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: aliases },
  });
  return module;
}

/** `news/*` is everything below and the path itself, as the page takes it. */
const fits = (route: string, path: string): boolean =>
  route.endsWith('/*') ? path === route.slice(0, -2) || path.startsWith(route.slice(0, -1)) : path === route;

/**
 * Patterns of addresses with their status, the first that fits counts. A page that has nothing is "not found" unless a remote app that ships with
 * the product is mounted at it. Decision D-111.
 */
export async function loadAddresses(mode: string): Promise<{ pattern: string; status: number }[]> {
  const { routeAddresses } = await loadRouteList(mode);
  const sources = await Promise.all(pluginIds().map(readPluginSource));
  const mounted = sources.flatMap(({ mounts }) => mounts.flatMap((mount) => ('route' in mount ? [mount.route] : [])));
  return routeAddresses.map(({ path, isEmpty, ...address }) =>
    isEmpty && !mounted.some((route) => fits(route, path)) ? { ...address, status: 404 } : address,
  );
}

/** Writes which path is which page, for the server that answers with the document: what does not exist is a 404 for search engines too. Spec: shell §8. */
export async function writeRouteStatus(mode: string): Promise<void> {
  writeFileSync(`${outDir}/route-status.json`, `${JSON.stringify(await loadAddresses(mode))}\n`);
}
