import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readOwnPages } from '../../contracts/own-pages.ts';
import type { PluginEntry } from '../../contracts/plugin.ts';
import { type HostRow, takenBy } from '../../contracts/plugin-routes.ts';
import { wrongField } from '../http/failure.ts';

/** The addresses of the host. Without a build no address counts as taken. */
function readRows(dist: string): HostRow[] {
  try {
    return JSON.parse(readFileSync(join(dist, 'route-status.json'), 'utf8')) as HostRow[];
  } catch {
    return [];
  }
}
const routesOf = ({ mounts }: PluginEntry): string[] =>
  mounts.flatMap((mount) => ('route' in mount ? mount.route : []));

/** Refuses a version whose pages or routes the host or another app has, and one with a page that nobody can read. Row PLUG-94. */
export function refuseClashes(entry: PluginEntry, current: readonly PluginEntry[], dist: string): void {
  const others = current.filter(({ id }) => id !== entry.id);
  const faults = readOwnPages([...others, entry], takenBy(readRows(dist))).faults.filter(({ id }) => id === entry.id);
  if (faults[0] !== undefined) throw wrongField(`entry.${faults[0].path}`, `${faults[0].fault}.`);
  for (const other of others)
    for (const route of routesOf(other))
      if (routesOf(entry).includes(route)) throw wrongField('entry.mounts', `"${route}" is taken by "${other.id}".`);
}
