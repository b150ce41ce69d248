/**
 * `npm run routes [-- text]`: shows the route table, one line for each page: path, page, layout, its audience, and the
 * guards that can stop it. Adds the pages of the remote apps in the built manifest, or in this tree when nothing is
 * built. Guards that can stop every page are listed once. With `text` it shows only the rows that contain it.
 */
import { existsSync, readFileSync } from 'node:fs';

import { outDir } from '../build/out-dir.ts';
import { pluginIds, readPluginSource } from '../build/plugin-sources.ts';
import { loadOwnRoutes, loadRouteList } from '../build/route-status.ts';
import { PluginEntry, PluginManifestFrame } from '../contracts/plugin.ts';

const built = `${outDir}/plugins/manifest.json`;

/** An app that is switched off has no pages. */
const apps = existsSync(built)
  ? PluginManifestFrame.parse(JSON.parse(readFileSync(built, 'utf8')))
      .plugins.flatMap((raw) => PluginEntry.safeParse(raw).data ?? [])
      .filter(({ enabled }) => enabled)
  : await Promise.all(pluginIds().map(readPluginSource));

const wanted = process.argv[2] ?? '';
const routeList = [...(await loadRouteList('staging')), ...(await loadOwnRoutes('staging', apps))];
const everywhere = (routeList[0]?.guards ?? []).filter((guard) =>
  routeList.every(({ guards }) => guards.includes(guard)),
);
const rows = routeList
  .map(({ path, page, layout, access, guards }) => [
    path,
    page,
    layout,
    access,
    guards.filter((guard) => !everywhere.includes(guard)).join(', '),
  ])
  .filter((row) => row.join(' ').includes(wanted));
const table = [['PATH', 'PAGE', 'LAYOUT', 'ACCESS', 'GUARDS THAT CAN STOP IT TOO'], ...rows];
process.stdout.write(`Guards that can stop every page: ${everywhere.join(', ')}\n\n`);
const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
for (const row of table)
  process.stdout.write(
    `${row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  );
