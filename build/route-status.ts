import { writeFileSync } from 'node:fs';

import { runnerImport } from 'vite';

import { aliases } from './aliases.ts';
import { outDir } from './out-dir.ts';

/** What src/app/router/route-list.ts gives; this side of the build has not the aliases of the host. */
type RouteList = {
  routeList: readonly { path: string; page: string; layout: string; access: string; guards: readonly string[] }[];
  routeStatuses: readonly { pattern: string; status: number }[];
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

/** A regular expression of nginx: quoted, because braces and semicolons mean something there. */
const line = ({ pattern, status }: { pattern: string; status: number }) =>
  `  "~${pattern.replaceAll('"', '\\"')}" ${String(status)};`;

/**
 * Writes which path is answered with which status, once as JSON (the embedded backend) and once as the `map` block of an nginx configuration:
 * a page that does not exist is a 404 for search engines too. Spec: shell §8.
 */
export async function writeRouteStatus(mode: string): Promise<void> {
  const { routeStatuses } = await loadRouteList(mode);
  writeFileSync(`${outDir}/route-status.json`, `${JSON.stringify(routeStatuses)}\n`);
  const rows = ['map $uri $route_status {', '  default 404;', ...routeStatuses.map(line), '}', ''];
  writeFileSync(`${outDir}/route-status.conf`, rows.join('\n'));
}
