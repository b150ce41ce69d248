import { writeFileSync } from 'node:fs';

import { runnerImport } from 'vite';

import { aliases } from './aliases.ts';
import { outDir } from './out-dir.ts';

/** What src/app/router/route-list.ts gives; this side of the build has not the aliases of the host. */
type RouteList = {
  routeList: readonly { path: string; page: string; layout: string; access: string; guards: readonly string[] }[];
  routeAddresses: readonly { pattern: string; status: number }[];
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

/** Writes which path is which page, for the server that answers with the document: what does not exist is a 404 for search engines too. Spec: shell §8. */
export async function writeRouteStatus(mode: string): Promise<void> {
  const { routeAddresses } = await loadRouteList(mode);
  writeFileSync(`${outDir}/route-status.json`, `${JSON.stringify(routeAddresses)}\n`);
}
